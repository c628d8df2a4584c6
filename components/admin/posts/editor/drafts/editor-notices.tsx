"use client";

import { useEffect, useRef } from "react";
import { useListHref } from "@/components/admin/list/filter/use-list-href";
import { ConfirmDialog } from "@/components/admin/list/rows/confirm-dialog";
import { useFocusAfterRemoval } from "@/components/admin/list/rows/use-focus-after-removal";
import type { useEditor } from "@/components/admin/posts/editor/use-editor";
import { AdminLink } from "@/components/ui/pages/admin-link";
import { brand } from "@/content/brand";
import type { AuthorOption } from "@/lib/posts/admin/authors";
import type { Autosave, EditorAnswer } from "@/lib/posts/admin/versions/open-editor";
import { clockTime, formatDateTime } from "@/lib/time/format";
import { ownZone } from "@/lib/time/zones";
import { Conflict } from "./conflict";
import { UnpublishedChanges } from "./unpublished-changes";

type NoticesProps = {
  editor: ReturnType<typeof useEditor>;
  authors: readonly AuthorOption[];
  /** Calls `save` once all pictures are uploaded. */
  saveWith: (save: () => void) => Promise<void>;
};

/** Notices the author must read or act on before continuing. */
export function EditorNotices({ editor, authors, saveWith }: NoticesProps) {
  const { state, open, restorable, ...does } = editor;
  return (
    <>
      <OpenElsewhere others={open.others} newer={open.newer} />
      {does.changedAt && (
        <UnpublishedChanges changedAt={does.changedAt} onDiscard={does.discardChanges} />
      )}
      {restorable && (
        <RestoreDraft
          autosave={restorable}
          onRestore={() => does.restore(restorable)}
          onDiscard={() => does.discard(restorable)}
        />
      )}
      {state.status === "conflict" && (
        <Conflict
          theirs={state.theirs}
          mine={state.mine}
          authors={authors}
          onKeepMine={() => void saveWith(() => does.keepMine(state.theirs))}
          onTakeTheirs={() => does.takeTheirs(state.theirs)}
        />
      )}
      {state.status === "deleted" && (
        <PostDeletedNotice
          onCreate={() => void saveWith(does.createAsNew)}
          onAbandon={does.abandon}
        />
      )}
    </>
  );
}

type Props = { onCreate: () => void; onAbandon: () => void };

function PostDeletedNotice({ onCreate, onAbandon }: Props) {
  const list = useListHref("/admin/posts");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="deleted" className="post-conflict">
      <h2 id="deleted" ref={heading} tabIndex={-1} className="text-[1.35rem] leading-tight">
        This post was deleted while you were editing it
      </h2>
      <p className="mt-2">Your text is still here. You can save it as a new post.</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <button type="button" className="button" onClick={onCreate}>
          Save as new post
        </button>
        <AdminLink href={list} className="button button-quiet" onClick={onAbandon}>
          Discard
        </AdminLink>
      </div>
    </section>
  );
}

/** Shows who else has the post open, so that authors don't overwrite each other's changes. */
function OpenElsewhere({ others, newer }: EditorAnswer) {
  return (
    <div role="status">
      {others.length > 0 && (
        <p className="post-note">
          Also being edited by{" "}
          {others.map(({ email, since }) => `${email} since ${timeOf(since)}`).join("; ")}.
        </p>
      )}
      {newer && (
        <p className="post-note">
          {newer.email ?? "Someone"} saved another version at {timeOf(newer.createdAt)}. You can
          compare it with yours when you save.
        </p>
      )}
    </div>
  );
}

const timeOf = (time: string) => clockTime(Date.parse(time), ownZone());

type RestoreProps = { autosave: Autosave; onRestore: () => void; onDiscard: () => void };

function RestoreDraft({ autosave, onRestore, onDiscard }: RestoreProps) {
  const { values, savedAt } = autosave;
  const { title, content } = values;
  const start = [title, content].map((text) => text.trim().slice(0, 100)).find(Boolean);
  useFocusAfterRemoval(true);
  return (
    <section aria-label="Unsaved draft" className="post-note">
      <p className="font-[600]">
        You have an unsaved draft of this post from {formatDateTime(savedAt, brand.timeZone)}.
      </p>
      {start && <p>It starts with “{start}”.</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        <button type="button" className="button" onClick={onRestore}>
          Restore
        </button>
        <ConfirmDialog
          trigger={
            <button type="button" className="button button-quiet">
              Discard
            </button>
          }
          title="Discard unsaved draft"
          question="This can't be undone."
          confirm="Discard"
          pending="Discarding..."
          danger
          onConfirm={async () => onDiscard()}
        />
      </div>
    </section>
  );
}
