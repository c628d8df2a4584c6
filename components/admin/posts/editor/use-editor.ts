"use client";

import { useCallback, useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useLeavePrompt } from "@/components/admin/frame/leave/use-leave-prompt";
import { type Base, useAutosaves } from "@/components/admin/posts/editor/drafts/use-autosaves";
import { useCoverUpload } from "@/components/admin/posts/editor/fields/use-cover-upload";
import { loadValidation, resolvePost } from "@/components/admin/posts/editor/saving/resolver";
import { useSaving } from "@/components/admin/posts/editor/saving/use-saving";
import { isCoverUrl, isOwnPicture } from "@/lib/media/cover";
import { differences } from "@/lib/posts/admin/fields/differences";
import { emptyPost, postFields } from "@/lib/posts/admin/fields/fields";
import type { EditedPost, OpenedPost, PostField, PostInput } from "@/lib/posts/admin/schema";
import type { Autosave } from "@/lib/posts/admin/versions/open-editor";
import { useOpenEditor } from "./use-open-editor";

type Options = {
  viewerId: string;
  /** Unsaved changes this admin made in other editors of the post. */
  unsaved: readonly Autosave[];
  /** Called when a new post is saved and its author keeps editing. */
  onStored: (id: string) => void;
  /** Called with the invalid fields before one of them is focused. */
  onInvalid: (fields: readonly string[]) => void;
};

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: every command needs the form and its base.
export function useEditor(post: EditedPost | null, options: Options) {
  const { viewerId, unsaved: stored, onStored, onInvalid } = options;
  const [id] = useState(() => crypto.randomUUID());
  const [base, setBase] = useState<Base>(() => baseOf(post));
  const form = useForm<PostInput>({ resolver: resolvePost, defaultValues: base.values });
  const uploading = useCoverUpload(form);
  const autosaves = useAutosaves(form, { id, viewerId, base, stored });
  const open = useOpenEditor(form, id, base);
  const { state, inTurn, save, createAgain, discard, reset } = useSaving({
    onStored,
    onInvalid: (errors) => {
      onInvalid(Object.keys(errors));
      Object.entries(errors).forEach(([field, message], index) => {
        form.setError(field as PostField, { message }, { shouldFocus: index === 0 });
      });
    },
  });
  const { isDirty } = form.formState;
  const unsaved = isDirty || uploading.sending;
  const leavePrompt = useLeavePrompt(unsaved && state.status !== "success");

  // Loaded on the first change: zod is large and only needed for edits.
  useEffect(() => {
    if (isDirty) void loadValidation();
  }, [isDirty]);

  /** Returns the picture to show for the cover field; null if it is only fetched on save. */
  const coverOf = useCallback(
    (url: string) => {
      if (url === base.values.cover_image) return base.cover;
      return isCoverUrl(url) && isOwnPicture(url) ? url : null;
    },
    [base],
  );

  const start = (version: EditedPost, kept: { keepValues?: boolean } = {}) => {
    const next = baseOf(version);
    autosaves.rebase(next);
    setBase(next);
    form.reset(next.values, kept);
  };
  /** Preserves changes made since `sent`, and the publish checkbox. */
  const goOn = (version: EditedPost, sent: PostInput) => {
    // Without `keepValues`, fields stay unregistered until they render, and text typed until then
    // is lost.
    start(version, { keepValues: true });
    const typed = differences(form.getValues(), sent);
    for (const field of postFields) {
      if (field === "published" || typed.includes(field)) continue;
      form.setValue(field, version.values[field], { shouldDirty: true });
    }
  };
  /** Waits for earlier saves, then calls `work` with the valid values and the latest base. */
  const withValues = (work: (values: PostInput, base: Base, sent: PostInput) => unknown) => {
    if (uploading.isSending()) {
      onInvalid(["cover_image"]);
      return uploading.showStillUploading();
    }
    inTurn(async () => {
      let values: PostInput | undefined;
      // Changes made during validation are not sent.
      const sent = structuredClone(form.getValues());
      await form.handleSubmit(
        (valid) => {
          values = valid;
        },
        (errors) => onInvalid(Object.keys(errors)),
      )();
      if (values) await work(values, autosaves.latest.current, sent);
    });
  };
  /** Saves without changing what visitors see. */
  const saveDraftRevision = (theirs?: EditedPost) =>
    withValues((values, current, sent) => {
      const over = theirs ? baseOf(theirs) : current;
      const { published } = over.values;
      const opened = over.opened && { ...over.opened, asDraftRevision: published };
      const onSaved = (saved: EditedPost) => goOn(saved, sent);
      return save(opened, { ...values, published }, { stay: true, onSaved });
    });

  return {
    form,
    state,
    leavePrompt,
    uploading,
    coverOf,
    opened: base.opened,
    restorable: autosaves.restorable,
    open,
    changedAt: base.changedAt,
    submit: (when?: OpenedPost["when"]) =>
      withValues((values, { opened }) =>
        save(opened && { ...opened, when }, values, { onSaved: start }),
      ),
    dismiss: reset,
    saveDraftRevision: () => saveDraftRevision(),
    discardChanges: () =>
      inTurn(async () => {
        const { opened } = autosaves.latest.current;
        if (opened) await discard(opened, form.getValues(), start);
      }),
    keepMine: (theirs: EditedPost) => {
      if (state.status === "conflict" && state.stay) return saveDraftRevision(theirs);
      withValues((values) => save(openedOf(theirs), values, { onSaved: start }));
    },
    takeTheirs: (theirs: EditedPost) => {
      start(theirs);
      reset();
    },
    createAsNew: () => withValues((values) => createAgain(values, start)),
    abandon: () => {
      autosaves.rebase({ ...base, values: form.getValues() });
      form.reset(form.getValues());
    },
    restore: (autosave: Autosave) => {
      // Keeps the current text, which is offered next.
      const typed = form.getValues();
      if (differences(typed, base.values).length > 0) autosaves.addAutosave(typed);
      autosaves.discardAutosave(autosave);
      form.reset(autosave.values, { keepDefaultValues: true });
      // Keeps the draft's version, so that saving detects a newer one instead of overwriting it.
      setBase((now) => ({ ...now, opened: autosave.opened ?? now.opened }));
    },
    discard: autosaves.discardAutosave,
  };
}

function baseOf(post: EditedPost | null): Base {
  return {
    opened: post && openedOf(post),
    version: post?.version ?? 0,
    changedAt: post?.changedAt ?? null,
    values: post?.values ?? emptyPost,
    cover: post?.cover ?? null,
  };
}

function openedOf({ id, updatedAt, draftVersion, liveSlug }: EditedPost): OpenedPost {
  return { id, updatedAt, draftVersion, slug: liveSlug };
}
