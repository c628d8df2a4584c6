"use client";

import { Conflict } from "./conflict";
import { OpenElsewhere } from "./open-elsewhere";
import { PostDeletedNotice } from "./post-deleted-notice";
import { RestoreDraft } from "./restore-draft";
import { UnpublishedChanges } from "./unpublished-changes";
import type { useEditor } from "./use-editor";

/** What somebody has to know or decide before they go on. */
export function EditorNotices({ editor }: { editor: ReturnType<typeof useEditor> }) {
  const { state, open, restorable, ...does } = editor;
  return (
    <>
      <OpenElsewhere others={open.others} newer={open.newer} />
      {does.changedAt && (
        <UnpublishedChanges changedAt={does.changedAt} onDiscard={does.discardChanges} />
      )}
      {restorable && (
        <RestoreDraft
          copy={restorable}
          onRestore={() => does.restore(restorable)}
          onDiscard={() => does.discard(restorable)}
        />
      )}
      {state.status === "conflict" && (
        <Conflict
          theirs={state.theirs}
          mine={state.mine}
          onKeepMine={() => does.keepMine(state.theirs)}
          onTakeTheirs={() => does.takeTheirs(state.theirs)}
        />
      )}
      {state.status === "deleted" && (
        <PostDeletedNotice onCreate={does.createAsNew} onAbandon={does.abandon} />
      )}
    </>
  );
}
