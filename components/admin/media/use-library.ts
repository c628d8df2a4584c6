"use client";

import { useEffect, useState } from "react";
import type { Page } from "@/lib/admin/paging";
import type { LibraryPicture } from "@/lib/media/admin/schema";
import { libraryStrings } from "@/lib/media/admin/strings";

const debounceMs = 250;

type Library =
  | { status: "loading"; rows: readonly LibraryPicture[] }
  | { status: "loaded"; rows: readonly LibraryPicture[]; isWhole: boolean; q: string }
  | { status: "failed"; rows: readonly LibraryPicture[]; message: string };

/** Searches the library, newest first. `showMore` appends a page; `retry` repeats the request. */
export function useLibrary() {
  const [asked, setAsked] = useState({ q: "", page: 1, attempt: 0 });
  const [library, setLibrary] = useState<Library>({ status: "loading", rows: [] });

  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      setLibrary(({ rows }) => ({ status: "loading", rows }));
      const result = await read(asked, controller.signal);
      if (controller.signal.aborted) return;
      setLibrary((before) => {
        if ("message" in result) return { ...result, status: "failed", rows: before.rows };
        const rows = asked.page === 1 ? result.rows : [...before.rows, ...result.rows];
        return { status: "loaded", rows, isWhole: asked.page >= result.pages, q: asked.q };
      });
    };
    const timer = setTimeout(load, asked.q ? debounceMs : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked]);

  return {
    library,
    search: (q: string) => setAsked({ q, page: 1, attempt: 0 }),
    showMore: () => setAsked((now) => ({ ...now, page: now.page + 1 })),
    retry: () => setAsked((now) => ({ ...now, attempt: now.attempt + 1 })),
  };
}

async function read(
  { q, page }: { q: string; page: number },
  signal: AbortSignal,
): Promise<Page<LibraryPicture> | { message: string }> {
  try {
    const query = new URLSearchParams({ q, page: String(page) });
    const response = await fetch(`/api/media?${query}`, { signal });
    const answer = await response.json();
    return response.ok ? answer : { message: answer.error };
  } catch {
    return { message: libraryStrings.notLoaded };
  }
}
