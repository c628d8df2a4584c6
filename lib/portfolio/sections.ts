import "server-only";
import { renderMarkdown } from "@/lib/content/render-markdown";
import type { Section } from "./project";

/** Returns sections whose texts are HTML instead of Markdown. */
export async function renderSections(sections: readonly Section[]): Promise<Section[]> {
  return Promise.all(
    sections.map(async (section) =>
      section.type === "text" ? { ...section, text: await renderMarkdown(section.text) } : section,
    ),
  );
}
