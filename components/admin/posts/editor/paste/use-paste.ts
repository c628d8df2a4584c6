"use client";

import { useState } from "react";
import type { Pictures } from "@/components/admin/posts/editor/pictures/use-pictures";
import { lastFootnote } from "@/components/admin/posts/editor/writing/commands";
import {
  newUploadUrl,
  type PostText,
  withoutReturns,
} from "@/components/admin/posts/editor/writing/text/post-text";
import { formatNumber, pluralize } from "@/lib/numbers";
import { postLimits } from "@/lib/posts/admin/fields/fields";

/** Longer HTML, not counting pictures, is pasted as plain text; longer plain text is refused. */
const maxLength = 1_000_000;

const tooLong = `The pasted text is too long. A post can have up to ${formatNumber(postLimits.content)} characters.`;

/** HTML without any of these adds nothing to its plain text. */
const formatting =
  /<(?:a|b|strong|i|em|h[1-6]|ul|ol|table|img|blockquote|pre|code|del|s|hr)[\s>]|font-weight|font-style|mso-list/i;

/** Pastes rich text as Markdown, and a URL over selected text as a link. */
export function usePaste(text: () => PostText | null, pictures: Pictures) {
  const [note, setNote] = useState("");

  const pasteHtml = async (html: string, plain: string, last: number) => {
    // Loaded on demand: rarely used, and half the size of the editor.
    const pasted = await import("./html-to-markdown")
      .then(({ htmlToMarkdown }) => htmlToMarkdown(html, newUploadUrl, last))
      .catch(() => null);
    if (!pasted) return pictures.addText(plain, []);
    pictures.addText(
      pasted.markdown,
      pasted.embedded.map(({ type, data, alt, url }, index) => ({
        ...{ file: fileOf(`Pasted image ${index + 1}`, type, data), url, alt },
      })),
    );
    setNote(pasted.dropped > 0 ? droppedText(pasted.dropped) : "");
  };

  return {
    /** Explains what the last paste left out, if anything. */
    note,
    /** Returns whether it handled the event. */
    onPaste: ({ clipboardData: data }: ClipboardEvent): boolean => {
      const target = text();
      if (!data || !target) return false;
      // Word processors copy an image of the text along with the text.
      if (!data.types.includes("text/plain") && pictures.addFrom(data)) return true;
      const plain = withoutReturns(data.getData("text/plain"));
      if (plain.length > maxLength) {
        setNote(tooLong);
        return true;
      }
      const { text: whole, start, end } = target.selected();
      const selected = whole.slice(start, end);
      if (/^https?:\/\/\S+$/.test(plain.trim()) && selected && !/[\n\]]/.test(selected)) {
        pictures.addText(`[${selected}](${plain.trim()})`, []);
        return true;
      }
      const html = data.getData("text/html");
      // HTML from a code editor only describes how the code looks.
      const isCode = data.types.includes("vscode-editor-data");
      if (isCode || !formatting.test(html) || textLength(html) > maxLength) return false;
      void pasteHtml(html, plain, lastFootnote(whole));
      return true;
    },
  };
}

const textLength = (html: string): number => html.replace(/base64,[A-Za-z0-9+/=]*/g, "").length;

function fileOf(name: string, type: string, base64: string): File {
  return new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name, {
    type,
  });
}

function droppedText(count: number): string {
  return `${pluralize(count, "pasted image", "pasted images")} could not be copied. Upload ${count === 1 ? "it" : "them"} here instead.`;
}
