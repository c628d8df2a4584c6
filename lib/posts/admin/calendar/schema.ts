/** `ending`: the post is scheduled to be unpublished. `at` is in milliseconds. */
export type CalendarEntry = {
  id: string;
  title: string;
  kind: "published" | "scheduled" | "ending";
  at: number;
};

export type UndatedDraft = { id: string; title: string };

/** Maximum number of entries of one kind in a month. */
export const maxEntries = 500;

export const maxDrafts = 12;
