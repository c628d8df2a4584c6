export const draftLinksForm = "draft-links";

/** Periods by number of days; `date` is a custom date. */
export const draftLinkPeriods = {
  "1": "1 day",
  "7": "7 days",
  "30": "30 days",
  date: "Custom date",
} as const;

export const draftLinkStrings = {
  failed: "The link could not be created. Please try again.",
  revoked: "Link revoked.",
  gone: "This link no longer works.",
  revokeFailed: "The link could not be revoked. Please try again.",
} as const;

export const madeText = (end: string) => `Link created. Expires ${end}.`;

/** Formats a number of views, such as "3 times". */
export function viewsText(views: number): string {
  if (views === 0) return "Never";
  return views === 1 ? "Once" : `${views} times`;
}
