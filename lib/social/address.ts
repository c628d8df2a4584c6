import { socialPages } from "@/content/social";
import { hash } from "@/lib/covers/dice";

/** A preview image's address on this site, and what it shows for those who cannot see it. */
export type SocialImage = { url: string; alt: string };

// Networks keep an image by its address for weeks: raise this when the drawing changes.
const edition = 1;

/** The image of the page at a path. */
export function pageImage(path: string): SocialImage {
  const pages = Object.entries(socialPages);
  const [name, page] = pages.find(([, { path: known }]) => known === path) ?? [
    "home",
    socialPages.home,
  ];
  const text = `${page.headline} ${page.note}`;
  return { url: address("pages", name, text), alt: text };
}

export function postImage({ slug, title }: { slug: string; title: string }): SocialImage {
  return { url: address("blog", slug, title), alt: title };
}

export function projectImage(project: {
  id: number;
  title: string;
  description: string;
}): SocialImage {
  const text = `${project.title}. ${project.description}`;
  return { url: address("portfolio", String(project.id), text), alt: text };
}

/** A new address for new words; the server itself ignores what follows the question mark. */
function address(kind: string, name: string, words: string): string {
  return `/social/${kind}/${name}.png?v=${edition}${hash(words).toString(36)}`;
}
