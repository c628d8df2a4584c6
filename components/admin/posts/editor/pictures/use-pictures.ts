"use client";

import { type ClipboardEvent, type DragEvent, useRef, useState } from "react";
import { type Upload, uploadPicture } from "@/components/admin/media/upload-picture";
import { useStrayDrops } from "@/components/admin/media/use-stray-drops";
import { idle } from "@/lib/action";
import { describePicture } from "@/lib/media/admin/actions";
import type { Picture } from "@/lib/media/schema";
import { asParagraph, pictureMarkdown, placeholderFor } from "./picture-markdown";
import { insertText, replaceText } from "./textarea";

/** A picture inserted into the text, tracked until it is uploaded and described. */
export type AddedPicture = {
  key: number;
  name: string;
  alt: string;
  /** Its Markdown in the text, or a placeholder while it uploads. */
  written: string;
  /** Line breaks inserted before it. */
  breaks: string;
  /** Undefined while it uploads or if the upload failed. */
  picture?: Picture;
  error?: string;
  /** True for the first picture of a batch, which is described first. */
  isFirst: boolean;
  /** True if its description was finished before the upload. */
  isClosed: boolean;
};

export type Pictures = ReturnType<typeof usePictures>;

/** Inserts, uploads and describes pictures in a textarea, which is looked up on each use. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: every step changes the same list.
export function usePictures(textarea: () => HTMLTextAreaElement | null) {
  const items = useRef(new Map<number, AddedPicture>());
  const uploads = useRef(new Set<Promise<boolean>>());
  const [added, setAdded] = useState<readonly AddedPicture[]>([]);
  useStrayDrops();

  const change = (key: number, item: AddedPicture | null) => {
    if (item) items.current.set(key, item);
    else items.current.delete(key);
    setAdded([...items.current.values()]);
  };

  /** Replaces the picture's Markdown, unless the author has edited it meanwhile. */
  const write = (item: AddedPicture, written: string) => {
    replaceText(textarea(), item.written, written);
    change(item.key, { ...item, written });
  };

  const finish = (key: number, result: Upload): boolean => {
    const item = items.current.get(key);
    if (!item) return true;
    if ("error" in result) {
      const area = textarea();
      const whole = item.breaks + item.written;
      replaceText(area, area?.value.includes(whole) ? whole : item.written, "");
      change(key, { ...item, written: "", error: result.error, isClosed: false });
      return false;
    }
    const { picture } = result;
    const stored = { ...item, picture, alt: item.alt || picture.alt };
    write(stored, pictureMarkdown(stored.alt, picture.path));
    if (item.isClosed) {
      remember(stored);
      change(key, null);
    }
    return true;
  };

  /** Saves the description to the library if the picture has none there. */
  const remember = ({ key, ...shown }: AddedPicture) => {
    const item = items.current.get(key);
    const { picture, alt } = item ?? shown;
    if (!picture || picture.alt || !alt.trim()) return;
    if (item) change(key, { ...item, picture: { ...picture, alt } });
    const form = new FormData();
    form.set("id", picture.id);
    form.set("alt", alt);
    // Failures are harmless: the text has the description anyway.
    void describePicture(idle, form).catch(() => {});
  };

  const start = (file: File, key: number) => {
    const upload = uploadPicture(file).then((result) => finish(key, result));
    uploads.current.add(upload);
    void upload.then(() => uploads.current.delete(upload));
  };

  const put = (
    given: readonly Pick<AddedPicture, "name" | "alt" | "written" | "picture">[],
    text: string,
    isParagraph: boolean,
  ) => {
    const area = textarea();
    if (!area || area.readOnly || !text) return [];
    const put = isParagraph ? asParagraph(text, area) : text;
    const first = /^\n*/.exec(put)?.[0] ?? "";
    insertText(area, put);
    return given.map((item, index) => {
      const key = nextKey++;
      const isFirst = index === 0;
      const breaks = isParagraph ? (isFirst ? first : "\n\n") : "";
      change(key, { ...item, key, breaks, isFirst, isClosed: false });
      return key;
    });
  };

  /** Inserts text and uploads the files it has placeholders for. */
  const addText = (
    text: string,
    files: readonly { file: File; placeholder: string; alt?: string }[],
    isParagraph = false,
  ) => {
    const given = files.map(({ file, placeholder, alt = "" }) => ({
      name: file.name,
      alt,
      written: placeholder,
    }));
    for (const [index, key] of put(given, text, isParagraph).entries()) {
      const file = files[index]?.file;
      if (file) start(file, key);
    }
  };

  /** Uploads files and inserts them at the caret. */
  const add = (files: readonly File[]) => {
    let taken = textarea()?.value ?? "";
    const given = files.map((file) => {
      const placeholder = placeholderFor(file.name, taken);
      taken += placeholder;
      return { file, placeholder };
    });
    addText(given.map(({ placeholder }) => placeholder).join("\n\n"), given, true);
  };

  return {
    added,
    add,
    addText,
    /** Inserts a library picture at the caret. */
    insert: (picture: Picture) => {
      const { alt, name, path } = picture;
      const written = pictureMarkdown(alt, path);
      put([{ name, alt, written, picture }], written, true);
    },
    describe: (key: number, alt: string) => {
      const item = items.current.get(key);
      if (item?.picture) write({ ...item, alt }, pictureMarkdown(alt, item.picture.path));
      else if (item) change(key, { ...item, alt });
    },
    remember,
    /** Closes one or more description fields. */
    close: (...keys: number[]) => {
      for (const key of keys) {
        const item = items.current.get(key);
        const isUploading = item && !item.picture && !item.error;
        change(key, isUploading ? { ...item, isClosed: true } : null);
      }
      const isEnd = [...items.current.values()].every(({ isClosed }) => isClosed);
      if (isEnd || keys.length > 1) textarea()?.focus();
    },
    /** Waits for all uploads. Resolves to false if any failed. */
    whenUploaded: async (): Promise<boolean> => {
      let all = true;
      while (uploads.current.size > 0) {
        const results = await Promise.all(uploads.current);
        all = all && results.every(Boolean);
      }
      return all;
    },
    /** Handlers for the textarea. */
    handlers: fileHandlers(add),
  };
}

let nextKey = 1;

/** Handles pasted and dropped files; the browser handles text. */
function fileHandlers(add: (files: readonly File[]) => void) {
  const take = (event: { preventDefault(): void }, data: DataTransfer) => {
    event.preventDefault();
    add([...data.files]);
  };
  return {
    onPaste: (event: ClipboardEvent) => {
      const { files, types } = event.clipboardData;
      // Word processors copy an image of the text along with the text.
      if (files.length > 0 && !types.includes("text/plain")) take(event, event.clipboardData);
    },
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes("Files")) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      if (event.dataTransfer.files.length > 0) take(event, event.dataTransfer);
    },
  };
}
