"use client";

import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { PostForm } from "@/components/admin/posts/editor/fields/field-props";
import { forgetEditor } from "@/components/admin/posts/editor/report-editor";
import { differences } from "@/lib/posts/admin/fields/field-names";
import type { OpenedPost, PostInput } from "@/lib/posts/admin/schema";
import type { UnsavedCopy } from "@/lib/posts/admin/versions/open-editor";
import { copiesOf, listCopies, removeCopy, writeCopy } from "./draft-store";

/** Delay between a change and writing its copy. */
const copyMs = 500;

/** `opened` is null for a new post, whose `version` is 0. */
export type Base = {
  opened: OpenedPost | null;
  version: number;
  /** When the unpublished changes were saved; null if there are none. */
  changedAt: string | null;
  values: PostInput;
  cover: string | null;
};

type Options = {
  /** Id of this editor. */
  id: string;
  viewerId: string;
  base: Base;
  /** Copies on the server from this admin's other editors. */
  stored: readonly UnsavedCopy[];
};

/**
 * `rebase` removes this editor's copy after its changes are saved or discarded. `latest` holds the
 * newest base, even before React renders it.
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
    const copies = copiesFrom(prefix, stored).filter((copy) => copy.id !== id);
    const typed = form.getValues();
    setRestorable(copies.filter(({ values }) => differences(values, typed).length > 0));
  }, [form, prefix, id, stored]);
  useCopying(form, key, latest);

  const discardCopy = useCallback(
    (copy: UnsavedCopy) => {
      removeCopy(prefix + copy.id);
      forgetEditor(copy);
      setRestorable((all) => all.filter((one) => one !== copy));
    },
    [prefix],
  );
  /** Stores values as if they came from another editor. */
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
      // Not in an effect: the form's next change must already be compared with the new base.
      latest.current = next;
      removeCopy(key);
    },
    [key],
  );
  return { restorable: restorable[0], latest, discardCopy, setAside, rebase };
}

/** Returns the newest copy of each editor, newest first. */
function copiesFrom(prefix: string, stored: readonly UnsavedCopy[]): UnsavedCopy[] {
  const own = listCopies(prefix);
  // Skips copies open in another browser. Those open in this one may be from killed tabs.
  const known = stored.filter((copy) => !copy.isOpen || own.some(({ id }) => id === copy.id));
  // An editor's newer copy wins: a killed browser may not have stored the last changes.
  const byAge = [...known, ...own].sort((one, other) => one.savedAt - other.savedAt);
  const copies = new Map(byAge.map((copy) => [copy.id, copy]));
  return [...copies.values()].sort((one, other) => other.savedAt - one.savedAt);
}

/** Stores a copy of the form's values shortly after each change, and removes it without changes. */
function useCopying(form: PostForm, key: string, latest: RefObject<Base>): void {
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
        // Later changes don't reset the timer, so that typing without a pause is copied too.
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
  }, [form, key, latest]);
}
