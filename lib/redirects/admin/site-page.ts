import { feedPaths } from "@/content/usual-paths";
import { filePaths } from "@/lib/portfolio/paths";

/** The site's own pages, besides those in the database and the areas in lib/redirects/path.ts. */
const pages = new Set([
  ...["/", "/about", "/blog", "/blog/archive", "/coming-soon", "/contact", "/get-started"],
  ...["/portfolio", "/privacy", "/terms"],
  ...["/atom.xml", "/feed.json", "/feed.xml", "/indexnow-key.txt", "/llms.txt", "/sitemap.xml"],
  ...["/apple-icon.png", "/favicon.ico", "/icon.svg", "/manifest.webmanifest", "/robots.txt"],
  ...feedPaths.keys(),
]);

/**
 * `projects` are the paths of those that visitors see, from listProjectPaths; by default, of those
 * in the site's files.
 */
export function isSitePage(path: string, projects: ReadonlySet<string> = filePaths): boolean {
  return pages.has(path) || projects.has(path);
}
