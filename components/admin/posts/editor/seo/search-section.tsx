"use client";

import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { FieldProps, PostForm } from "@/components/admin/posts/editor/fields/field-props";
import { searchFields } from "@/lib/posts/admin/fields/fields";
import type { SearchAppearance } from "@/lib/posts/admin/fields/search-appearance";

type Props = {
  form: PostForm;
  field: FieldProps;
  /** Generated excerpt, used if none was written. */
  excerpt: string;
  at: SearchAppearance;
};

/** Loaded when the section is first expanded. */
const SearchFields = lazy(async () => ({
  default: (await import("./search-fields")).SearchFields,
}));

export function SearchSection({ form, ...props }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const [unfolded, setUnfolded] = useState(false);
  const { errors, submitCount } = form.formState;
  const wrong = searchFields.find((name) => errors[name]);

  // Collapsed fields cannot be seen or focused.
  // biome-ignore lint/correctness/useExhaustiveDependencies: expands again after each submission.
  useEffect(() => {
    if (!wrong || !details.current) return;
    const wasOpen = details.current.open;
    details.current.open = true;
    if (!wasOpen && unfolded) form.setFocus(wrong);
  }, [wrong, submitCount, form]);

  return (
    <details
      ref={details}
      className="post-fold"
      onToggle={(event) => event.currentTarget.open && setUnfolded(true)}
    >
      <summary>
        <h2 className="inline text-[1.1rem] leading-tight tracking-normal">Search and sharing</h2>
      </summary>
      {unfolded && (
        <Suspense fallback={<p>Loading…</p>}>
          <SearchFields form={form} {...props} wanted={wrong} />
        </Suspense>
      )}
    </details>
  );
}
