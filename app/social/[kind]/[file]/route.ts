import "server-only";
import { cacheLife } from "next/cache";
import { type SocialPage, socialPages } from "@/content/social";
import { type Card, pageCard, postCard, projectCard } from "@/lib/artwork/share-images/cards";
import { renderCard } from "@/lib/artwork/share-images/render";
import { getSocialPages } from "@/lib/content/social-pages";
import { parseMediaPath } from "@/lib/markdown/media-path";
import { readPicture } from "@/lib/media/read-picture";
import { pictureSource } from "@/lib/portfolio/picture-source";
import { findPublishedProject, listPublishedProjects } from "@/lib/portfolio/queries";
import { getPost, listPostSlugs } from "@/lib/posts/queries";

type Params = { kind: string; file: string };

export async function generateStaticParams(): Promise<Params[]> {
  const names = {
    pages: Object.keys(socialPages()),
    blog: await listPostSlugs(),
    portfolio: (await listPublishedProjects()).map(({ id }) => id),
  };
  return Object.entries(names).flatMap(([kind, all]) =>
    all.map((name) => ({ kind, file: `${name}.png` })),
  );
}

export async function GET(_: Request, { params }: { params: Promise<Params> }) {
  const { kind, file } = await params;
  const image = await socialImage(kind, file);
  if (!image) return new Response("Not found\n", { status: 404 });
  return new Response(image, { headers: { "content-type": "image/png" } });
}

/** Renders a PNG; returns null if there is no such page, post or project. */
async function socialImage(kind: string, file: string): Promise<Uint8Array<ArrayBuffer> | null> {
  "use cache";
  const card = file.endsWith(".png") ? await findCard(kind, file.slice(0, -4)) : null;
  if (!card) {
    // Expires, so that unknown names do not fill the cache.
    cacheLife("hours");
    return null;
  }
  cacheLife("max");
  return new Uint8Array(await renderCard(card));
}

async function findCard(kind: string, name: string): Promise<Card | null> {
  if (kind === "pages") {
    const pages: Readonly<Record<string, SocialPage>> = await getSocialPages();
    return pages[name] && Object.hasOwn(pages, name) ? pageCard(pages[name]) : null;
  }
  if (kind === "blog") {
    const found = await getPost(name);
    return found.kind === "found" ? postCard(found.post) : null;
  }
  const project = kind === "portfolio" ? await findPublishedProject(name) : null;
  if (!project) return null;
  const { title, description, image } = project;
  // The part before the colon names the kind of product.
  const [what = ""] = description.split(":");
  return projectCard({ title, kind: what, picture: await pictureFile(image.src) });
}

/** Returns a picture's bytes, its path below public/, or null if it doesn't exist. */
async function pictureFile(src: string): Promise<string | Uint8Array | null> {
  const media = parseMediaPath(src);
  if (!media) return pictureSource(src)?.fallback ?? null;
  const file = await readPicture("media", media.id, `${media.width}x${media.height}.webp`);
  return file && new Uint8Array(await file.arrayBuffer());
}
