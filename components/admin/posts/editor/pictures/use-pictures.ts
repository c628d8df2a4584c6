"use client";

import { useRef, useState } from "react";
import { formOf } from "@/components/admin/list/rows/use-row-action";
import { type Upload, uploadPicture } from "@/components/admin/media/upload-picture";
import { useStrayDrops } from "@/components/admin/media/use-stray-drops";
import { replaceRange } from "@/components/admin/posts/editor/writing/edit";
import {
  newUploadUrl,
  type PostText,
} from "@/components/admin/posts/editor/writing/text/post-text";
import { idle } from "@/lib/action";
import { describePicture } from "@/lib/media/admin/actions";
import type { Picture } from "@/lib/media/schema";
import { asParagraph, pictureMarkdown } from "./picture-markdown";

/** A picture inserted into the text, tracked until it is uploaded and described. */
export type AddedPicture = {
  key: number;
  name: string;
  alt: string;
  /** URL in the text: the picture's path, or a placeholder that the form maps to the path. */
  url: string;
  /** Its Markdown in the text. */
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

/** A file that the text has a placeholder for. */
export type Placed = { file: File; url: string; alt: string };

/** Inserts, uploads and describes pictures in the text, which is looked up on each use. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: every step changes the same list.
export function usePictures(text: () => PostText | null) {
  const items = useRef(new Map<number, AddedPicture>());
  const uploads = useRef(new Set<Promise<boolean>>());
  const [added, setAdded] = useState<readonly AddedPicture[]>([]);
  useStrayDrops();

  const change = (key: number, item: AddedPicture | null) => {
    if (item) items.current.set(key, item);
    else items.current.delete(key);
    setAdded([...items.current.values()]);
  };

  /** Changes the picture's description, unless the author has since edited its Markdown. */
  const write = (item: AddedPicture, alt: string) => {
    const written = pictureMarkdown(alt, item.url);
    const isFound = text()?.rewrite(item.written, written);
    // A text that was mounted since has the path instead of the placeholder.
    const path = item.picture?.path;
    if (path && !isFound)
      text()?.rewrite(pictureMarkdown(item.alt, path), pictureMarkdown(alt, path));
    change(item.key, { ...item, alt, written });
  };

  const finish = (key: number, result: Upload): boolean => {
    const item = items.current.get(key);
    if (!item) return true;
    if ("error" in result) {
      const whole = item.breaks + item.written;
      text()?.remove(text()?.selected().text.includes(whole) ? whole : item.written);
      change(key, { ...item, written: "", error: result.error, isClosed: false });
      return false;
    }
    const { picture } = result;
    const stored = { ...item, picture };
    text()?.resolve(item.url, picture.path);
    write(stored, item.alt || picture.alt);
    if (item.isClosed) {
      remember({ ...stored, alt: item.alt || picture.alt });
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
    const form = formOf(Object.entries({ id: picture.id, alt }));
    // Failures are harmless: the text has the description anyway.
    void describePicture(idle, form).catch(() => {});
  };

  const start = (file: File, key: number) => {
    const upload = uploadPicture(file).then((result) => finish(key, result));
    uploads.current.add(upload);
    void upload.then(() => uploads.current.delete(upload));
  };

  const put = (
    given: readonly Pick<AddedPicture, "name" | "alt" | "url" | "picture">[],
    markdown: string,
    isParagraph: boolean,
  ) => {
    const target = text();
    if (!target || target.isReadOnly() || !markdown) return [];
    const selected = target.selected();
    const put = isParagraph ? asParagraph(markdown, selected) : markdown;
    const first = /^\n*/.exec(put)?.[0] ?? "";
    target.apply(replaceRange(selected.start, selected.end, put));
    return given.map((item, index) => {
      const key = nextKey++;
      const isFirst = index === 0;
      const breaks = isParagraph ? (isFirst ? first : "\n\n") : "";
      const written = pictureMarkdown(item.alt, item.url);
      change(key, { ...item, key, written, breaks, isFirst, isClosed: false });
      return key;
    });
  };

  /** Inserts text and uploads the files it has placeholders for. */
  const addText = (markdown: string, files: readonly Placed[], isParagraph = false) => {
    const given = files.map(({ file, url, alt }) => ({ name: file.name, alt, url }));
    for (const [index, key] of put(given, markdown, isParagraph).entries()) {
      const file = files[index]?.file;
      if (file) start(file, key);
    }
  };

  /** Uploads files and inserts them at the caret. */
  const add = (files: readonly File[]) => {
    const given = files.map((file) => ({ file, url: newUploadUrl(), alt: "" }));
    addText(given.map(({ url }) => pictureMarkdown("", url)).join("\n\n"), given, true);
  };

  return {
    added,
    add,
    addText,
    /** Inserts a library picture at the caret. */
    insert: (picture: Picture) => {
      const { alt, name, path } = picture;
      put([{ name, alt, url: path, picture }], pictureMarkdown(alt, path), true);
    },
    describe: (key: number, alt: string) => {
      const item = items.current.get(key);
      if (item) write(item, alt);
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
      if (isEnd || keys.length > 1) text()?.focus();
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
    /** Adds dropped or pasted files. Returns whether there were any. */
    addFrom: (data: DataTransfer | null): boolean => {
      const files = [...(data?.files ?? [])];
      if (files.length > 0) add(files);
      return files.length > 0;
    },
  };
}

let nextKey = 1;
