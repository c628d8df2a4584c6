/** Origins of the video players in articles, which load only when a visitor presses play. */
export const playerOrigins = [
  "https://www.youtube-nocookie.com",
  "https://player.vimeo.com",
] as const;

/** The other pages' value would require a framed player to send the header too. */
export const playerHeader = { name: "cross-origin-embedder-policy", value: "unsafe-none" } as const;

/** Whether a page's HTML has a player; in text, `<` is escaped. */
export const hasPlayer = (html: string): boolean => /<a [^<>]*data-player="/.test(html);
