"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { differences } from "@/lib/posts/admin/differences";
import type { OpenedPost, PostInput } from "@/lib/posts/admin/schema";
import { copiesOf, listCopies, removeCopy, type StoredCopy, writeCopy } from "./draft-store";

const debounceMs = 500;

/** `opened` is null for a new post. */
export type Base = { opened: OpenedPost | null; values: PostInput; cover: string | null };

/** `rebase` removes this editor's copy after its changes are saved or discarded. */
export function useDraftCopies(form: UseFormReturn<PostInput>, viewerId: string, base: Base) {
  const [restorable, setRestorable] = useState<StoredCopy[]>([]);
  const [own] = useState(() => crypto.randomUUID());
  const latest = useRef(base);
  const prefix = copiesOf(viewerId, base.opened?.id ?? null);
  const key = prefix + own;

  useEffect(() => {
    latest.current = base;
  }, [base]);

  useEffect(() => {
    const left = listCopies(prefix).filter((copy) => copy.key !== key);
    setRestorable(left.filter(({ values }) => differences(values, form.getValues()).length > 0));
  }, [form, prefix, key]);

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
        clearTimeout(timer);
        timer = setTimeout(write, debounceMs);
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

  const discardCopy = useCallback((copy: StoredCopy) => {
    removeCopy(copy.key);
    setRestorable((all) => all.filter((one) => one.key !== copy.key));
  }, []);
  const rebase = useCallback(
    (next: Base) => {
      // Not in an effect: the form's next change is already compared with it.
      latest.current = next;
      removeCopy(key);
    },
    [key],
  );
  return { restorable: restorable[0], discardCopy, rebase };
}
