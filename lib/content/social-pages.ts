import "server-only";
import { socialPages } from "@/content/social";
import { pageImage, type ShareImage } from "@/lib/artwork/share-images/share-image";
import { getPublished, listPublished } from "./queries";

/** Returns the text of preview images, as they are drawn: from what is published. */
export async function getSocialPages() {
  const [site, about, projects] = await Promise.all([
    getPublished("site"),
    getPublished("about"),
    listPublished("projects"),
  ]);
  return socialPages({ site, about, projects: projects.length });
}

/** Returns the preview image of a page, or the home page's if it has none. */
export async function getPageImage(path: string): Promise<ShareImage> {
  return pageImage(path, await getSocialPages());
}
