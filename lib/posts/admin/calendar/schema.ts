/** `ending` is the end of a published post. `at` is in milliseconds since 1970. */
export type CalendarEntry = {
  id: string;
  title: string;
  kind: "published" | "planned" | "ending";
  at: number;
};

export type UndatedDraft = { id: string; title: string };

/** Of one kind, in one month. */
export const maxEntries = 500;

export const maxDrafts = 12;
