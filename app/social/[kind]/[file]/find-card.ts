import "server-only";
import { cacheLife } from "next/cache";
import { socialPages } from "@/content/social";
import { type Card, pageCard, postCard, projectCard } from "@/lib/artwork/share-images/cards";
import { renderCard } from "@/lib/artwork/share-images/render";
import { findProject } from "@/lib/portfolio/find-project";
import { getPost } from "@/lib/posts/queries";

/** A PNG; null where there is no such page, post or project. */
export async function socialImage(
  kind: string,
  file: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  "use cache";
  const card = file.endsWith(".png") ? await findCard(kind, file.slice(0, -4)) : null;
  if (!card) {
    // Expires, so that made-up names do not fill the cache.
    cacheLife("hours");
    return null;
  }
  cacheLife("max");
  return new Uint8Array(await renderCard(card));
}

async function findCard(kind: string, name: string): Promise<Card | null> {
  if (kind === "pages" && Object.hasOwn(socialPages, name)) {
    return pageCard(socialPages[name as keyof typeof socialPages]);
  }
  if (kind === "blog") {
    const found = await getPost(name);
    return found.kind === "found" ? postCard(found.post) : null;
  }
  const project = kind === "portfolio" ? findProject(name) : null;
  if (!project) return null;
  const { title, description, image } = project;
  // The part before the colon names the kind of product.
  const [what = ""] = description.split(":");
  return projectCard({ title, kind: what, picture: `work/${image}-2160.webp` });
}
