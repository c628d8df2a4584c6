"use client";

import type { UnsavedCopy } from "@/lib/posts/admin/open-editor";
import type { EditedPost } from "@/lib/posts/admin/schema";
import { Conflict } from "./conflict";
import { EditorTabs } from "./editor-tabs";
import { LeaveDialog } from "./leave-dialog";
import { OpenElsewhere } from "./open-elsewhere";
import { PostDeletedNotice } from "./post-deleted-notice";
import { PostForm } from "./post-form";
import { PreviewPane } from "./preview-pane";
import { RestoreDraft } from "./restore-draft";
import { UnpublishedChanges } from "./unpublished-changes";
import { useEditor } from "./use-editor";
import type { RenderPost } from "./use-preview";

type Props = {
  post: EditedPost | null;
  viewerId: string;
  unsaved: readonly UnsavedCopy[];
  knownTags: readonly string[];
  render: RenderPost;
};

export function Editor({ post, viewerId, unsaved, knownTags, render }: Props) {
  const { form, state, opened, open, restorable, leavePrompt, uploading, coverOf, ...does } =
    useEditor(post, { viewerId, unsaved });
  return (
    <div className="post-editor">
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
      <EditorTabs
        write={
          <PostForm
            form={form}
            opened={opened}
            state={state}
            uploading={uploading}
            coverOf={coverOf}
            knownTags={knownTags}
            autosave={open.autosave}
            onSubmit={does.submit}
            onSaveAside={does.saveAside}
          />
        }
        preview={<PreviewPane form={form} render={render} coverOf={coverOf} />}
      />
      <LeaveDialog open={leavePrompt.asked} onStay={leavePrompt.stay} onLeave={leavePrompt.leave} />
    </div>
  );
}
