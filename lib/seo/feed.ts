/** Dates are ISO 8601, URLs absolute. */
export type FeedItem = {
  title: string;
  url: string;
  summary: string;
  html: string;
  /** `url` is that of the author's page. */
  authors: readonly { name: string; url?: string }[];
  tags: readonly string[];
  published: string;
  updated: string;
};

export type Feed = {
  title: string;
  description: string;
  siteUrl: string;
  feedUrl: string;
  iconUrl: string;
  language: string;
  items: readonly FeedItem[];
  /** When any item last changed; without items, when the feed was generated. */
  updated: string;
};
