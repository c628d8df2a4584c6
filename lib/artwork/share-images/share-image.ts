import { socialPages } from "@/content/social";
import { hash } from "@/lib/artwork/seeded-random";

export type ShareImage = { url: string; alt: string };

// Social networks cache images by URL for weeks: bump this when the drawing changes.
const version = 1;

export function pageImage(path: string, pages = socialPages()): ShareImage {
  const [name, page] = Object.entries(pages).find(([, { path: known }]) => known === path) ?? [
    "home",
    pages.home,
  ];
  const text = `${page.headline} ${page.note}`;
  return { url: imageUrl("pages", name, text), alt: text };
}

export function postImage({ slug, title }: { slug: string; title: string }): ShareImage {
  return { url: imageUrl("blog", slug, title), alt: title };
}

export function projectImage(project: {
  id: string;
  title: string;
  description: string;
  image: { src: string };
}): ShareImage {
  const alt = `${project.title}. ${project.description}`;
  return { url: imageUrl("portfolio", project.id, alt + project.image.src), alt };
}

// The query only busts the social networks' caches; the server ignores it.
function imageUrl(kind: string, name: string, words: string): string {
  return `/social/${kind}/${name}.png?v=${version}${hash(words).toString(36)}`;
}
