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
  const [query, setQuery] = useState({ q: "", page: 1, attempt: 0 });
  const [library, setLibrary] = useState<Library>({ status: "loading", rows: [] });

  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      setLibrary(({ rows }) => ({ status: "loading", rows }));
      const result = await read(query, controller.signal);
      if (controller.signal.aborted) return;
      setLibrary((before) => {
        if ("message" in result) return { ...result, status: "failed", rows: before.rows };
        const rows = query.page === 1 ? result.rows : [...before.rows, ...result.rows];
        return { status: "loaded", rows, isWhole: query.page >= result.pages, q: query.q };
      });
    };
    const timer = setTimeout(load, query.q ? debounceMs : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query]);

  return {
    library,
    search: (q: string) => setQuery({ q, page: 1, attempt: 0 }),
    showMore: () => setQuery((now) => ({ ...now, page: now.page + 1 })),
    retry: () => setQuery((now) => ({ ...now, attempt: now.attempt + 1 })),
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
