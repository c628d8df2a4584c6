/** Where other systems have their feeds and sitemaps. They always lead to ours. */
export const feedPaths: ReadonlyMap<string, string> = new Map([
  ["/feed", "/feed.xml"],
  ["/rss", "/feed.xml"],
  ["/rss.xml", "/feed.xml"],
  ["/index.xml", "/feed.xml"],
  ["/feed.atom", "/atom.xml"],
  ["/sitemap_index.xml", "/sitemap.xml"],
]);

/** What people type by habit. A redirect that is saved in the admin comes first. */
export const habitPaths: ReadonlyMap<string, string> = new Map([
  ["/pricing", "/#pricing"],
  ["/services", "/#services"],
  ["/work", "/portfolio"],
  ["/team", "/about#team"],
  ["/contact-us", "/contact"],
  ["/privacy-policy", "/privacy"],
  ["/book", "/get-started"],
]);
