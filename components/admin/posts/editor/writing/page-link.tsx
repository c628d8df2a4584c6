"use client";

import { useEffect, useRef, useState } from "react";
import { useSearch } from "@/components/search/use-search";
import { TextField } from "@/components/ui/field";
import { countText, searchStrings } from "@/lib/search/strings";

type Props = { onChoose: (page: { title: string; href: string }) => void };

/** Searches what visitors can find: published posts, projects and pages. */
export function PageLink({ onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState("");
  const { status, found, error } = useSearch(words);
  const results = found?.results ?? [];

  // If the dialog opened before this had loaded, its close button has the focus.
  useEffect(() => {
    if (document.activeElement?.matches(".dialog-close")) input.current?.focus();
  }, []);

  return (
    <>
      <TextField
        ref={input}
        name="page-search"
        type="search"
        label="Search posts, projects and pages"
        value={words}
        autoComplete="off"
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <ul className="post-pages" aria-busy={status === "searching"}>
        {results.map(({ href, title }) => (
          <li key={href}>
            <button type="button" onClick={() => onChoose({ href, title: title.join("") })}>
              <span className="font-[650]">{title.join("")}</span>
              <span className="label text-muted">{href}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-3">
        {status === "searching" && searchStrings.searching}
        {status === "found" && found && countText(found.total, found.query)}
        {status === "error" && <span className="font-[600] text-error">{error}</span>}
      </p>
    </>
  );
}
