"use client";

import type { EditedPost } from "@/lib/posts/admin/schema";
import { Conflict } from "./conflict";
import { EditorTabs } from "./editor-tabs";
import { LeaveDialog } from "./leave-dialog";
import { PostDeletedNotice } from "./post-deleted-notice";
import { PostForm } from "./post-form";
import { PreviewPane } from "./preview-pane";
import { RestoreDraft } from "./restore-draft";
import { useEditor } from "./use-editor";
import type { RenderPost } from "./use-preview";

type Props = {
  post: EditedPost | null;
  viewerId: string;
  knownTags: readonly string[];
  render: RenderPost;
};

export function Editor({ post, viewerId, knownTags, render }: Props) {
  const { form, state, opened, restorable, leavePrompt, uploading, coverOf, ...does } = useEditor(
    post,
    viewerId,
  );
  return (
    <div className="post-editor">
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
            onSubmit={does.submit}
          />
        }
        preview={<PreviewPane form={form} render={render} coverOf={coverOf} />}
      />
      <LeaveDialog open={leavePrompt.asked} onStay={leavePrompt.stay} onLeave={leavePrompt.leave} />
    </div>
  );
}
