/** Origins that play the videos of articles, once a visitor presses play. */
export const playerOrigins = [
  "https://www.youtube-nocookie.com",
  "https://player.vimeo.com",
] as const;

/** With the policy of other pages, a framed player would have to send the same header. */
export const playerHeader = { name: "cross-origin-embedder-policy", value: "unsafe-none" } as const;

/** Whether a page's HTML has a player; in text, `<` is escaped. */
export function hasPlayer(html: string): boolean {
  return /<a [^<>]*data-player="/.test(html);
}
