"use client";

import { type ClipboardEvent, useState } from "react";
import { placeholderFor } from "@/components/admin/posts/editor/pictures/picture-markdown";
import type { Pictures } from "@/components/admin/posts/editor/pictures/use-pictures";
import { maxAltLength } from "@/lib/media/schema";
import { pluralize } from "@/lib/numbers";

/** Longer HTML, not counting pictures, is pasted as plain text. */
const maxHtml = 1_000_000;

/** HTML without any of these adds nothing to its plain text. */
const formatting =
  /<(?:a|b|strong|i|em|h[1-6]|ul|ol|table|img|blockquote|pre|code|del|s|hr)[\s>]|font-weight|font-style|mso-list/i;

export type Paste = ReturnType<typeof usePaste>;

/** Pastes rich text as Markdown, and a URL over selected text as a link. */
export function usePaste(textarea: () => HTMLTextAreaElement | null, pictures: Pictures) {
  const [note, setNote] = useState("");

  const pasteHtml = async (html: string, plain: string) => {
    // Loaded on demand: rarely used, and half the size of the editor.
    const module = await import("./html-to-markdown").catch(() => null);
    if (!module) return pictures.addText(plain, []);
    let taken = textarea()?.value ?? "";
    const pasted = module.htmlToMarkdown(html, (index) => {
      const placeholder = placeholderFor(`Pasted image ${index + 1}`, taken);
      taken += placeholder;
      return placeholder;
    });
    pictures.addText(
      pasted.markdown,
      pasted.embedded.map(({ type, data, alt, placeholder }, index) => ({
        file: fileOf(`Pasted image ${index + 1}`, type, data),
        placeholder,
        alt: alt.slice(0, maxAltLength),
      })),
    );
    setNote(pasted.dropped > 0 ? droppedText(pasted.dropped) : "");
  };

  return {
    /** Explains what the last paste left out, if anything. */
    note,
    /** Handler for the textarea. */
    onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => {
      pictures.handlers.onPaste(event);
      const area = event.currentTarget;
      if (event.defaultPrevented || area.readOnly) return;
      const { clipboardData } = event;
      const plain = clipboardData.getData("text/plain");
      const selected = area.value.slice(area.selectionStart, area.selectionEnd);
      if (/^https?:\/\/\S+$/.test(plain.trim()) && selected && !/[\n\]]/.test(selected)) {
        event.preventDefault();
        return pictures.addText(`[${selected}](${plain.trim()})`, []);
      }
      const html = clipboardData.getData("text/html");
      // HTML from a code editor only describes how the code looks.
      const isCode = clipboardData.types.includes("vscode-editor-data");
      if (isCode || !formatting.test(html) || textLength(html) > maxHtml) return;
      event.preventDefault();
      void pasteHtml(html, plain);
    },
  };
}

function textLength(html: string): number {
  return html.replace(/base64,[A-Za-z0-9+/=]*/g, "").length;
}

function fileOf(name: string, type: string, base64: string): File {
  return new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name, {
    type,
  });
}

function droppedText(count: number): string {
  return `${pluralize(count, "pasted image", "pasted images")} could not be copied. Upload ${count === 1 ? "it" : "them"} here instead.`;
}
