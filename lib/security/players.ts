/** Where the videos of articles are played, once somebody presses. */
export const playerOrigins = [
  "https://www.youtube-nocookie.com",
  "https://player.vimeo.com",
] as const;

/** A player in a frame would have to send the policy that other pages have. */
export const playerHeader = { name: "cross-origin-embedder-policy", value: "unsafe-none" } as const;

/** Whether there is one in a page's HTML; text has no `<` as it is. */
export function hasPlayer(html: string): boolean {
  return /<a [^<>]*data-player="/.test(html);
}
