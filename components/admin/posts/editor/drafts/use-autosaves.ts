"use client";

import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { PostForm } from "@/components/admin/posts/editor/fields/field-props";
import { forgetEditor } from "@/components/admin/posts/editor/report-editor";
import { differences } from "@/lib/posts/admin/fields/differences";
import type { OpenedPost, PostInput } from "@/lib/posts/admin/schema";
import type { Autosave } from "@/lib/posts/admin/versions/open-editor";
import { listAutosaves, removeAutosave, storagePrefix, writeAutosave } from "./autosave-store";

/** Delay between a change and its autosave. */
const debounceMs = 500;

/** `opened` is null for a new post, whose `version` is 0. */
export type Base = {
  opened: OpenedPost | null;
  version: number;
  /** When the draft revision was saved; null if there is none. */
  changedAt: string | null;
  values: PostInput;
  cover: string | null;
};

type Options = {
  /** Id of this editor. */
  id: string;
  viewerId: string;
  base: Base;
  /** Autosaves on the server from this admin's other editors. */
  stored: readonly Autosave[];
};

/**
 * `rebase` removes this editor's autosave after its changes are saved or discarded. `latest` is the
 * newest base, even before React renders it.
 */
export function useAutosaves(form: PostForm, options: Options) {
  const { id, viewerId, base, stored } = options;
  const [restorable, setRestorable] = useState<Autosave[]>([]);
  const latest = useRef(base);
  const prefix = storagePrefix(viewerId, base.opened?.id ?? null);
  const key = prefix + id;

  useEffect(() => {
    latest.current = base;
  }, [base]);

  useEffect(() => {
    const autosaves = autosavesFrom(prefix, stored).filter((autosave) => autosave.id !== id);
    const typed = form.getValues();
    setRestorable(autosaves.filter(({ values }) => differences(values, typed).length > 0));
  }, [form, prefix, id, stored]);
  useStoredAutosave(form, key, latest);

  const discardAutosave = (autosave: Autosave) => {
    removeAutosave(prefix + autosave.id);
    forgetEditor(autosave);
    setRestorable((all) => all.filter((other) => other !== autosave));
  };
  /** Stores values as if they came from another editor. */
  const addAutosave = (values: PostInput) => {
    const { opened } = latest.current;
    const autosave = { savedAt: Date.now(), opened, values: structuredClone(values) };
    const editor = crypto.randomUUID();
    writeAutosave(prefix + editor, autosave);
    setRestorable((all) => [{ ...autosave, id: editor, isOpen: false }, ...all]);
  };
  const rebase = (next: Base) => {
    // Set here, not in an effect, so that the form's next change is compared with the new base.
    latest.current = next;
    removeAutosave(key);
  };
  return { restorable: restorable[0], latest, discardAutosave, addAutosave, rebase };
}

/** Returns the newest autosave of each editor, newest first. */
function autosavesFrom(prefix: string, stored: readonly Autosave[]): Autosave[] {
  const own = listAutosaves(prefix);
  // Skips autosaves open in another browser. Those open in this one may be from killed tabs.
  const known = stored.filter(({ id, isOpen }) => !isOpen || own.some((other) => other.id === id));
  // An editor's newer autosave wins: a killed browser may not have stored the last changes.
  const byAge = [...known, ...own].sort((one, other) => one.savedAt - other.savedAt);
  const autosaves = new Map(byAge.map((autosave) => [autosave.id, autosave]));
  return [...autosaves.values()].sort((one, other) => other.savedAt - one.savedAt);
}

/** Autosaves the form's values shortly after each change; without changes, removes the autosave. */
function useStoredAutosave(form: PostForm, key: string, latest: RefObject<Base>): void {
  // The first save of a new post changes the key.
  const store = useEffectEvent(() => {
    const { opened, values: saved } = latest.current;
    const values = form.getValues();
    if (differences(values, saved).length === 0) return removeAutosave(key);
    writeAutosave(key, { savedAt: Date.now(), opened, values });
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      clearTimeout(timer);
      timer = undefined;
      store();
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        // Later changes don't reset the timer, so that typing without a pause is copied too.
        timer ??= setTimeout(write, debounceMs);
      },
    });
    const flush = () => timer && write();
    addEventListener("pagehide", flush);
    return () => {
      unsubscribe();
      removeEventListener("pagehide", flush);
      flush();
    };
  }, [form]);
}
