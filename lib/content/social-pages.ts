import "server-only";
import { socialPages } from "@/content/social";
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
