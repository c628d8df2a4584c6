"use client";

import Link from "next/link";
import { useListHref } from "@/components/admin/list/filter/use-list-href";
import type { PostForm } from "@/components/admin/posts/editor/fields/field-props";
import type { AutosaveStatus } from "@/components/admin/posts/editor/use-open-editor";
import { Alert } from "@/components/ui/alert";
import type { OpenedPost } from "@/lib/posts/admin/schema";
import { postStrings } from "@/lib/posts/admin/strings";
import { SaveStatus } from "./save-status";
import type { SaveState } from "./use-saving";

type Props = {
  form: PostForm;
  formId: string;
  /** Null for a new post. */
  opened: OpenedPost | null;
  state: SaveState;
  autosave: AutosaveStatus;
  busy: boolean;
  /** True while waiting for picture uploads. */
  isWaiting: boolean;
  hydrated: boolean;
  onSaveDraftRevision: () => void;
};

export function SaveBar({ form, formId, opened, state, autosave, ...props }: Props) {
  const { busy, hydrated, onSaveDraftRevision, isWaiting } = props;
  const changed = Object.entries(form.formState.dirtyFields).flatMap(([name, isDirty]) =>
    isDirty ? [name] : [],
  );
  const list = useListHref("/admin/posts");
  return (
    <div className="post-save-bar">
      <div className="post-save-result">
        <SaveResult state={state} />
      </div>
      <label className="post-publish">
        <input
          type="checkbox"
          form={formId}
          className="h-5 w-5 accent-[var(--mask)]"
          {...form.register("published")}
          onClick={(event) => busy && event.preventDefault()}
        />
        <span>
          Publish post <span className="post-publish-hint">(uncheck to save as draft)</span>
        </span>
      </label>
      <SaveStatus
        {...{ state, autosave, isWaiting }}
        isPublished={form.formState.defaultValues?.published === true}
        isNew={!opened}
        unsaved={form.formState.isDirty}
        onlyBox={changed.length === 1 && changed[0] === "published"}
        hasChanges={(opened?.draftVersion ?? null) !== null}
      />
      <div className="post-save-buttons">
        <Link href={list} prefetch={false} className="button button-quiet">
          Cancel
        </Link>
        {/* Not `disabled` while busy: that would lose focus. */}
        <button
          type="submit"
          form={formId}
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
          aria-keyshortcuts="Control+S Meta+S"
          disabled={!hydrated}
          onClick={onSaveDraftRevision}
        >
          Save draft
        </button>
      </div>
    </div>
  );
}

function labelOf(state: SaveState, opened: OpenedPost | null): string {
  if (state.status === "saving" && !state.stay) return "Saving...";
  return opened ? "Update Post" : "Create Post";
}

function SaveResult({ state }: { state: SaveState }) {
  return (
    <>
      <div role="status">
        {state.status === "success" && <Alert tone="success">{postStrings.saved}</Alert>}
      </div>
      <div role="alert">
        {state.status === "error" && <Alert tone="error">{state.message}</Alert>}
        {state.status === "signed-out" && (
          <Alert tone="error">
            <p>{postStrings.signedOut}</p>
            <p className="mt-1 font-normal">
              Your text stays here.{" "}
              <a href="/login?next=/admin/posts" target="_blank" rel="noopener" className="link">
                Sign in in a new tab
              </a>
              , then save again.
            </p>
          </Alert>
        )}
      </div>
    </>
  );
}
