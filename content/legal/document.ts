/** One numbered part of a legal text. `text` is Markdown; `id` is its anchor, so it never changes. */
export type LegalSection = { id: string; heading: string; text: string };

export type LegalDocument = {
  title: string;
  description: string;
  lead: string;
  /** Day of the last change, as YYYY-MM-DD. */
  updated: string;
  sections: readonly LegalSection[];
};
