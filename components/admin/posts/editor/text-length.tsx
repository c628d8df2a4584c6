"use client";

import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { pluralize } from "@/lib/numbers";
import type { PostInput } from "@/lib/posts/admin/schema";
import { readingMinutes } from "@/lib/posts/reading";
import { countWords } from "./count-words";

const debounceMs = 500;

/** How long the text is; counted while nobody types. */
export function TextLength({ form }: { form: UseFormReturn<PostInput> }) {
  const [words, setWords] = useState(() => countWords(form.getValues("content")));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(() => setWords(countWords(form.getValues("content"))), debounceMs);
      },
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [form]);

  return (
    <p className="label mt-2 text-muted">
      {pluralize(words, "word", "words")}
      {words > 0 && `, ${readingMinutes(words)} min read`}
    </p>
  );
}
