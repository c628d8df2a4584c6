"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { differences } from "@/lib/posts/admin/field-names";
import type { UnsavedCopy } from "@/lib/posts/admin/open-editor";
import type { OpenedPost, PostInput } from "@/lib/posts/admin/schema";
import { copiesOf, listCopies, removeCopy, writeCopy } from "./draft-store";
import type { PostForm } from "./field-props";
import { forgetEditor } from "./report-editor";

/** From a change to its copy. */
const copyMs = 500;

/** `opened` is null for a new post, whose `version` is 0. */
export type Base = {
  opened: OpenedPost | null;
  version: number;
  /** When changes were saved that are not published; null where there are none. */
  changedAt: string | null;
  values: PostInput;
  cover: string | null;
};

type Options = {
  /** The editor's own. */
  id: string;
  viewerId: string;
  base: Base;
  /** What the server has of other editors of this admin. */
  stored: readonly UnsavedCopy[];
};

/**
 * `rebase` removes this editor's copy after its changes are saved or discarded. `latest` is the base that
 * it was given last, before React shows it.
 */
export function useDraftCopies(form: PostForm, options: Options) {
  const { id, viewerId, base, stored } = options;
  const [restorable, setRestorable] = useState<UnsavedCopy[]>([]);
  const latest = useRef(base);
  const prefix = copiesOf(viewerId, base.opened?.id ?? null);
  const key = prefix + id;

  useEffect(() => {
    latest.current = base;
  }, [base]);

  useEffect(() => {
    const own = listCopies(prefix);
    // Not what is open in another browser. In this one it may have been killed a moment ago.
    const known = stored.filter((copy) => !copy.isOpen || own.some(({ id }) => id === copy.id));
    // Of one editor, the newer: a browser that was killed may not have stored its last words.
    const byAge = [...known, ...own].sort((one, other) => one.savedAt - other.savedAt);
    const copies = new Map(byAge.map((copy) => [copy.id, copy]));
    copies.delete(id);
    setRestorable(
      [...copies.values()]
        .filter(({ values }) => differences(values, form.getValues()).length > 0)
        .sort((one, other) => other.savedAt - one.savedAt),
    );
  }, [form, prefix, id, stored]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      clearTimeout(timer);
      timer = undefined;
      const { opened, values: saved } = latest.current;
      const values = form.getValues();
      if (differences(values, saved).length === 0) return removeCopy(key);
      writeCopy(key, { savedAt: Date.now(), opened, values });
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        // Not put off by the next change: somebody may type for long without a pause.
        timer ??= setTimeout(write, copyMs);
      },
    });
    const flush = () => timer && write();
    addEventListener("pagehide", flush);
    return () => {
      unsubscribe();
      removeEventListener("pagehide", flush);
      flush();
    };
  }, [form, key]);

  const discardCopy = useCallback(
    (copy: UnsavedCopy) => {
      removeCopy(prefix + copy.id);
      forgetEditor(copy);
      setRestorable((all) => all.filter((one) => one !== copy));
    },
    [prefix],
  );
  /** Keeps values as of another editor. */
  const setAside = useCallback(
    (values: PostInput) => {
      const { opened } = latest.current;
      const copy = { savedAt: Date.now(), opened, values: structuredClone(values) };
      const editor = crypto.randomUUID();
      writeCopy(prefix + editor, copy);
      setRestorable((all) => [{ ...copy, id: editor, isOpen: false }, ...all]);
    },
    [prefix],
  );
  const rebase = useCallback(
    (next: Base) => {
      // Not in an effect: the form's next change is already compared with it.
      latest.current = next;
      removeCopy(key);
    },
    [key],
  );
  return { restorable: restorable[0], latest, discardCopy, setAside, rebase };
}
