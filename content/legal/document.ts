/** A numbered section of a legal text. `text` is Markdown; never change `id`, its anchor. */
export type LegalSection = { id: string; heading: string; text: string };

export type LegalDocument = {
  title: string;
  description: string;
  lead: string;
  /** Date of the last change, as YYYY-MM-DD. */
  updated: string;
  sections: readonly LegalSection[];
};
