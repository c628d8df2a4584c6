"use client";

import { useController } from "react-hook-form";
import { useMay } from "@/components/admin/frame/access";
import { useListHref } from "@/components/admin/list/filter/use-list-href";
import { type PostForm, setField } from "@/components/admin/posts/editor/fields/field-props";
import type { AutosaveStatus } from "@/components/admin/posts/editor/use-open-editor";
import { Alert } from "@/components/ui/alert";
import { AdminLink } from "@/components/ui/pages/admin-link";
import { postFields } from "@/lib/posts/admin/fields/fields";
import type { OpenedPost } from "@/lib/posts/admin/schema";
import { postStrings } from "@/lib/posts/admin/strings";
import { clockTime } from "@/lib/time/format";
import { ownZone } from "@/lib/time/zones";
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
  const mayPublish = useMay("posts.publish");
  const list = useListHref("/admin/posts");
  const { field: published } = useController({ control: form.control, name: "published" });
  return (
    <div className="form-bar post-save-bar">
      <div className="post-save-result">
        <SaveResult state={state} />
      </div>
      {mayPublish && (
        <label className="post-publish">
          <input
            type="checkbox"
            form={formId}
            className="h-5 w-5 accent-[var(--mask)]"
            ref={published.ref}
            checked={published.value}
            onChange={() => busy || setField(form, "published", !published.value)}
          />
          <span>
            Publish post <span className="post-publish-hint">(uncheck to save as draft)</span>
          </span>
        </label>
      )}
      <p role="status" className="label text-muted">
        {statusText({ form, opened, state, autosave, isWaiting })}
      </p>
      <div className="post-save-buttons">
        <AdminLink href={list} className="button button-quiet">
          Cancel
        </AdminLink>
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

type StatusProps = Pick<Props, "form" | "opened" | "state" | "autosave" | "isWaiting">;

/** Describes the save status; `SaveResult` shows errors. */
function statusText({ form, opened, state, autosave, isWaiting }: StatusProps): string {
  // Read before any return, because reading subscribes to them.
  const { isDirty, dirtyFields, defaultValues } = form.formState;
  if (isWaiting) return "Waiting for images to upload";
  if (state.status === "saving") return "Saving...";
  if (!isDirty) {
    if (!opened) return "No changes";
    return (opened.draftVersion ?? null) === null ? "All changes saved" : "Saved. Not live yet";
  }
  const changed = postFields.filter((name) => dirtyFields[name]);
  if (opened && changed.join() === "published") {
    const does = defaultValues?.published === true ? "unpublishes it" : "publishes it";
    return `Text saved. “Update Post” ${does}`;
  }
  const at = clockTime(autosave.at, ownZone());
  if (autosave.status === "kept") return `Unsaved. Backed up at ${at}`;
  if (autosave.status === "failed") return "Unsaved. Backed up in this browser only";
  return "Unsaved";
}

function SaveResult({ state }: { state: SaveState }) {
  return (
    <>
      <div role="status">
        {state.status === "success" && <Alert tone="success">{postStrings.saved}</Alert>}
      </div>
      <div role="alert">
        {state.status === "failed" && <Alert tone="error">{state.message}</Alert>}
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
