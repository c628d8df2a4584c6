import { feedPaths } from "@/content/usual-paths";
import { findProject } from "@/lib/portfolio/find-project";

/** The site's own pages, besides those in the database and the areas in lib/redirects/path.ts. */
const pages = new Set([
  ...["/", "/about", "/blog", "/blog/archive", "/coming-soon", "/contact", "/get-started"],
  ...["/portfolio", "/privacy", "/terms"],
  ...["/atom.xml", "/feed.json", "/feed.xml", "/indexnow-key.txt", "/llms.txt", "/sitemap.xml"],
  ...["/apple-icon.png", "/favicon.ico", "/icon.svg", "/manifest.webmanifest", "/robots.txt"],
  ...feedPaths.keys(),
]);

export function isSitePage(path: string): boolean {
  const [, project] = /^\/portfolio\/([^/]+)$/.exec(path) ?? [];
  return pages.has(path) || (project !== undefined && findProject(project) !== null);
}
