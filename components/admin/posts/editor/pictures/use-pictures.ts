"use client";

import { type ClipboardEvent, type DragEvent, useRef, useState } from "react";
import { type Upload, uploadPicture } from "@/components/admin/media/upload-picture";
import { useStrayDrops } from "@/components/admin/media/use-stray-drops";
import { idle } from "@/lib/action";
import { describePicture } from "@/lib/media/admin/actions";
import type { Picture } from "@/lib/media/schema";
import { asParagraph, pictureMarkdown, placeholderFor } from "./picture-markdown";
import { insertText, replaceText } from "./textarea";

/** A picture that was put into the text, until its description is written. */
export type AddedPicture = {
  key: number;
  name: string;
  alt: string;
  /** What stands in the text for it. */
  written: string;
  /** The line breaks that were put before it. */
  breaks: string;
  /** Undefined while it uploads, or where that failed. */
  picture?: Picture;
  error?: string;
  /** Of those that came at once, the first is described first. */
  isFirst: boolean;
  /** Described before it is uploaded. */
  isClosed: boolean;
};

export type Pictures = ReturnType<typeof usePictures>;

/** Pictures for the text in a textarea, which is read anew each time. */
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

  /** Keeps what the user has made of it meanwhile. */
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

  /** Keeps the description in the library, where there is none. */
  const remember = ({ key, ...shown }: AddedPicture) => {
    const item = items.current.get(key);
    const { picture, alt } = item ?? shown;
    if (!picture || picture.alt || !alt.trim()) return;
    if (item) change(key, { ...item, picture: { ...picture, alt } });
    const form = new FormData();
    form.set("id", picture.id);
    form.set("alt", alt);
    // The text has it in any case.
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

  /** Puts a text in, and uploads the files that it has placeholders for. */
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

  /** Uploads files, and puts them into the text where the caret is. */
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
    /** Puts a picture of the library into the text where the caret is. */
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
    /** One, or many at once. */
    close: (...keys: number[]) => {
      for (const key of keys) {
        const item = items.current.get(key);
        const isUploading = item && !item.picture && !item.error;
        change(key, isUploading ? { ...item, isClosed: true } : null);
      }
      const isEnd = [...items.current.values()].every(({ isClosed }) => isClosed);
      if (isEnd || keys.length > 1) textarea()?.focus();
    },
    /** Resolves once nothing uploads any more; to false where something was not taken meanwhile. */
    whenUploaded: async (): Promise<boolean> => {
      let all = true;
      while (uploads.current.size > 0) {
        const results = await Promise.all(uploads.current);
        all = all && results.every(Boolean);
      }
      return all;
    },
    /** For the textarea. */
    handlers: fileHandlers(add),
  };
}

let nextKey = 1;

/** Hands on the files that are pasted or dropped; text is left to the browser. */
function fileHandlers(add: (files: readonly File[]) => void) {
  const take = (event: { preventDefault(): void }, data: DataTransfer) => {
    event.preventDefault();
    add([...data.files]);
  };
  return {
    onPaste: (event: ClipboardEvent) => {
      const { files, types } = event.clipboardData;
      // Word processors copy an image of the text beside the text.
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
