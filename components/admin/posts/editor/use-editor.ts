"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useCallback, useState } from "react";
import { useForm } from "react-hook-form";
import { isOwnPicture } from "@/lib/media/uploaded-cover";
import {
  type EditedPost,
  emptyPost,
  isCoverUrl,
  type OpenedPost,
  type PostField,
  PostInput,
} from "@/lib/posts/admin/schema";
import type { StoredCopy } from "./draft-store";
import { useCoverUpload } from "./use-cover-upload";
import { type Base, useDraftCopies } from "./use-draft-copies";
import { useLeavePrompt } from "./use-leave-prompt";
import { useSaving } from "./use-saving";

export function useEditor(post: EditedPost | null, viewerId: string) {
  const [base, setBase] = useState<Base>(() => baseOf(post));
  const form = useForm<PostInput>({
    resolver: zodResolver(PostInput),
    defaultValues: base.values,
  });
  const uploading = useCoverUpload(form);
  const copies = useDraftCopies(form, viewerId, base);
  const { state, save, reset } = useSaving({
    onSaved: (saved) => start(saved),
    onInvalid: (errors) => {
      for (const [field, message] of Object.entries(errors)) {
        form.setError(field as PostField, { message }, { shouldFocus: true });
      }
    },
  });
  const unsaved = form.formState.isDirty || uploading.sending;
  const leavePrompt = useLeavePrompt(unsaved && state.status !== "success");

  /** The picture to show for what the field says; null where it is fetched when the post is saved. */
  const coverOf = useCallback(
    (url: string) => {
      if (url === base.values.cover_image) return base.cover;
      return isCoverUrl(url) && isOwnPicture(url) ? url : null;
    },
    [base],
  );

  const start = (version: EditedPost) => {
    const next = baseOf(version);
    copies.rebase(next);
    setBase(next);
    form.reset(next.values);
  };
  const saveOver = (opened: OpenedPost | null, asNew = false) => {
    if (uploading.sending) return uploading.showStillUploading();
    void form.handleSubmit((values) => save(opened, values, asNew))();
  };

  return {
    form,
    state,
    leavePrompt,
    uploading,
    coverOf,
    opened: base.opened,
    restorable: copies.restorable,
    submit: () => saveOver(base.opened),
    keepMine: (theirs: EditedPost) => saveOver(openedOf(theirs)),
    takeTheirs: (theirs: EditedPost) => {
      start(theirs);
      reset();
    },
    createAsNew: () => saveOver(null, true),
    abandon: () => {
      copies.rebase({ ...base, values: form.getValues() });
      form.reset(form.getValues());
    },
    restore: (copy: StoredCopy) => {
      copies.discardCopy(copy);
      form.reset(copy.values, { keepDefaultValues: true });
      // Keeps the draft's version, so that saving detects a newer one instead of overwriting it.
      setBase((now) => ({ ...now, opened: copy.opened ?? now.opened }));
    },
    discard: copies.discardCopy,
  };
}

function baseOf(post: EditedPost | null): Base {
  return {
    opened: post && openedOf(post),
    values: post?.values ?? emptyPost,
    cover: post?.cover ?? null,
  };
}

function openedOf({ id, updatedAt, values }: EditedPost): OpenedPost {
  return { id, updatedAt, slug: values.slug };
}
