"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import {
  type EditedPost,
  emptyPost,
  type OpenedPost,
  type PostField,
  PostInput,
} from "@/lib/posts/input";
import type { KeptCopy } from "./draft-store";
import { useCoverUpload } from "./use-cover-upload";
import { type Base, useDraftCopies } from "./use-draft-copies";
import { useLeaveGuard } from "./use-leave-guard";
import { useSaving } from "./use-saving";

/** Everything the editor knows and does: one form, the version it started from, and saving it. */
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
  const guard = useLeaveGuard(unsaved && state.status !== "success");

  const start = (version: EditedPost) => {
    const next = baseOf(version);
    copies.startFrom(next);
    setBase(next);
    form.reset(next.values);
  };
  const saveOver = (opened: OpenedPost | null, anew = false) => {
    if (!uploading.hold()) void form.handleSubmit((values) => save(opened, values, anew))();
  };

  return {
    form,
    state,
    guard,
    uploading,
    opened: base.opened,
    offer: copies.offer,
    submit: () => saveOver(base.opened),
    keepMine: (theirs: EditedPost) => saveOver(openedOf(theirs)),
    takeTheirs: (theirs: EditedPost) => {
      start(theirs);
      reset();
    },
    createAnew: () => saveOver(null, true),
    giveUp: () => {
      copies.startFrom({ ...base, values: form.getValues() });
      form.reset(form.getValues());
    },
    restore: (copy: KeptCopy) => {
      copies.settle(copy);
      form.reset(copy.values, { keepDefaultValues: true });
      // The changes belong to the version they were made to, so a newer one is not overwritten unseen.
      setBase((now) => ({ ...now, opened: copy.opened ?? now.opened }));
    },
    discard: copies.settle,
  };
}

function baseOf(post: EditedPost | null): Base {
  return { opened: post && openedOf(post), values: post?.values ?? emptyPost };
}

function openedOf({ id, updatedAt, values }: EditedPost): OpenedPost {
  return { id, updatedAt, slug: values.slug };
}
