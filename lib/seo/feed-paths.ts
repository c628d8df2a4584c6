/** Formats of each feed, by file name. */
export const feeds = {
  "feed.xml": { type: "application/rss+xml", name: "RSS" },
  "atom.xml": { type: "application/atom+xml", name: "Atom" },
  "feed.json": { type: "application/feed+json", name: "JSON Feed" },
} as const;
