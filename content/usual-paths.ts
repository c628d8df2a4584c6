/** Feed and sitemap paths of other systems. They always redirect to ours. */
export const feedPaths: ReadonlyMap<string, string> = new Map([
  ["/feed", "/feed.xml"],
  ["/rss", "/feed.xml"],
  ["/rss.xml", "/feed.xml"],
  ["/index.xml", "/feed.xml"],
  ["/feed.atom", "/atom.xml"],
  ["/sitemap_index.xml", "/sitemap.xml"],
]);

/** Paths that people type out of habit. Redirects saved in the admin take precedence. */
export const habitPaths: ReadonlyMap<string, string> = new Map([
  ["/pricing", "/#pricing"],
  ["/services", "/#services"],
  ["/work", "/portfolio"],
  ["/team", "/about#team"],
  ["/contact-us", "/contact"],
  ["/privacy-policy", "/privacy"],
  ["/book", "/get-started"],
]);
