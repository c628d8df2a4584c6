"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { differences } from "@/lib/posts/differences";
import type { OpenedPost, PostInput } from "@/lib/posts/input";
import { copiesOf, type KeptCopy, listCopies, removeCopy, writeCopy } from "./draft-store";

/** How long after the last change a copy is made, in milliseconds. */
const pause = 500;

/** What the changes started from: which version of which post, null for a new one, and its fields. */
export type Base = { opened: OpenedPost | null; values: PostInput };

/**
 * Keeps a copy of unsaved changes in the browser, and has those to offer that were left there before.
 * `startFrom` is for when this editor's changes are saved or given up: its own copy goes.
 */
export function useDraftCopies(form: UseFormReturn<PostInput>, viewerId: string, base: Base) {
  const [offers, setOffers] = useState<KeptCopy[]>([]);
  const [own] = useState(() => crypto.randomUUID());
  const latest = useRef(base);
  const prefix = copiesOf(viewerId, base.opened?.id ?? null);
  const key = prefix + own;

  useEffect(() => {
    latest.current = base;
  }, [base]);

  useEffect(() => {
    const left = listCopies(prefix).filter((copy) => copy.key !== key);
    setOffers(left.filter(({ values }) => differences(values, form.getValues()).length > 0));
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
        timer = setTimeout(write, pause);
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

  const settle = useCallback((copy: KeptCopy) => {
    removeCopy(copy.key);
    setOffers((all) => all.filter((one) => one.key !== copy.key));
  }, []);
  const startFrom = useCallback(
    (next: Base) => {
      // At once: what the form tells of the change is to be compared with this already.
      latest.current = next;
      removeCopy(key);
    },
    [key],
  );
  return { offer: offers[0], settle, startFrom };
}
