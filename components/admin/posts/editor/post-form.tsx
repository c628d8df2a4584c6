"use client";

import type { Route } from "next";
import Link from "next/link";
import { useId } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useHydrated } from "@/components/forms/use-hydrated";
import { TextArea } from "@/components/ui/field";
import type { OpenedPost, PostInput } from "@/lib/posts/admin/schema";
import { CoverFields } from "./cover-fields";
import { fieldProps } from "./field-props";
import { SaveResult } from "./save-result";
import { TagsField } from "./tags-field";
import { TitleFields } from "./title-fields";
import type { CoverUploading } from "./use-cover-upload";
import type { SaveState } from "./use-saving";

type Props = {
  form: UseFormReturn<PostInput>;
  /** Null for a new post. */
  opened: OpenedPost | null;
  state: SaveState;
  uploading: CoverUploading;
  coverOf: (url: string) => string | null;
  knownTags: readonly string[];
  onSubmit: () => void;
};

export function PostForm({ form, opened, state, uploading, coverOf, knownTags, onSubmit }: Props) {
  const id = useId();
  const hydrated = useHydrated();
  const busy = state.status === "saving" || state.status === "success";
  // Hydration would overwrite text typed earlier.
  const field = fieldProps(form, id, busy || !hydrated);
  return (
    <form
      aria-label="Post"
      // A native GET would put the text into the URL.
      method="post"
      noValidate
      className="space-y-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit();
      }}
    >
      <noscript>
        <p className="font-[600] text-error">The editor needs JavaScript.</p>
      </noscript>
      <TitleFields form={form} field={field} opened={opened} />
      <CoverFields {...{ form, field, uploading, coverOf }} />
      <TextArea
        {...field("content")}
        label="Content"
        hint="Basic Markdown is supported."
        rows={12}
        required
      />
      <TextArea
        {...field("excerpt")}
        label="Excerpt (optional)"
        hint="Generated from the content if empty."
        rows={3}
      />
      <TagsField form={form} field={field} known={knownTags} />
      <label className="flex w-fit cursor-pointer items-center gap-3 font-[600]">
        <input
          type="checkbox"
          className="h-5 w-5 accent-[var(--mask)]"
          {...form.register("published")}
          onClick={(event) => busy && event.preventDefault()}
        />
        Publish post (uncheck to save as draft)
      </label>
      <SaveResult state={state} />
      <div className="flex flex-wrap gap-3">
        <Link href={"/admin/posts" as Route} prefetch={false} className="button button-quiet">
          Cancel
        </Link>
        {/* Not `disabled` while busy: that would drop the focus. */}
        <button
          type="submit"
          className="button"
          aria-disabled={busy || undefined}
          disabled={!hydrated}
        >
          {labelOf(state, opened)}
        </button>
      </div>
    </form>
  );
}

function labelOf(state: SaveState, opened: OpenedPost | null): string {
  if (state.status === "saving") return "Saving...";
  return opened ? "Update Post" : "Create Post";
}
