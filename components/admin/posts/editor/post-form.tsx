"use client";

import Link from "next/link";
import { useId } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useListHref } from "@/components/admin/list/use-list-href";
import { useHydrated } from "@/components/forms/use-hydrated";
import { TextArea } from "@/components/ui/field";
import type { OpenedPost, PostInput } from "@/lib/posts/admin/schema";
import { CoverFields } from "./cover-fields";
import { fieldProps } from "./field-props";
import { AddedPictures } from "./pictures/added-pictures";
import { InsertPicture } from "./pictures/insert-picture";
import { usePictures } from "./pictures/use-pictures";
import { SaveResult } from "./save-result";
import { SaveStatus } from "./save-status";
import { TagsField } from "./tags-field";
import { TitleFields } from "./title-fields";
import type { CoverUploading } from "./use-cover-upload";
import type { Autosave } from "./use-open-editor";
import type { SaveState } from "./use-saving";

type Props = {
  form: UseFormReturn<PostInput>;
  /** Null for a new post. */
  opened: OpenedPost | null;
  state: SaveState;
  uploading: CoverUploading;
  coverOf: (url: string) => string | null;
  knownTags: readonly string[];
  autosave: Autosave;
  onSubmit: () => void;
  onSaveAside: () => void;
};

export function PostForm(props: Props) {
  const { form, opened, state, uploading, coverOf, knownTags, onSubmit, onSaveAside } = props;
  const id = useId();
  const hydrated = useHydrated();
  const list = useListHref("/admin/posts");
  const busy = (state.status === "saving" && !state.stay) || state.status === "success";
  // Hydration would overwrite text typed earlier.
  const field = fieldProps(form, id, busy || !hydrated);
  const content = field("content");
  const pictures = usePictures(() => document.querySelector(`#${CSS.escape(content.id)}`));
  const saveWith = async (save: () => void) => {
    if (await pictures.whenUploaded()) save();
  };
  return (
    <form
      aria-label="Post"
      // A native GET would put the text into the URL.
      method="post"
      noValidate
      className="space-y-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void saveWith(onSubmit);
      }}
    >
      <noscript>
        <p className="font-[600]">
          The editor needs JavaScript.{" "}
          <a href={`/admin/posts/${opened?.id ?? "new"}/plain`} className="link">
            Edit in a plain form
          </a>
        </p>
      </noscript>
      <TitleFields form={form} field={field} opened={opened} />
      <CoverFields {...{ form, field, uploading, coverOf }} />
      <InsertPicture
        pictures={pictures}
        trigger={
          <button type="button" className="button button-quiet" disabled={busy || !hydrated}>
            Insert a picture
          </button>
        }
      />
      <TextArea
        {...content}
        {...pictures.handlers}
        label="Content"
        hint="Basic Markdown is supported."
        rows={12}
        required
      />
      <AddedPictures pictures={pictures} />
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
        <Link href={list} prefetch={false} className="button button-quiet">
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
        <button
          type="button"
          className="button button-quiet"
          aria-disabled={busy || undefined}
          disabled={!hydrated}
          onClick={() => busy || saveWith(onSaveAside)}
        >
          Save Draft
        </button>
        <SaveStatus state={state} unsaved={form.formState.isDirty} autosave={props.autosave} />
      </div>
    </form>
  );
}

function labelOf(state: SaveState, opened: OpenedPost | null): string {
  if (state.status === "saving" && !state.stay) return "Saving...";
  return opened ? "Update Post" : "Create Post";
}
