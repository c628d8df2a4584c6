"use client";

import type { EditedPost } from "@/lib/posts/input";
import { Conflict } from "./conflict";
import { Deleted } from "./deleted";
import { DraftOffer } from "./draft-offer";
import { LeaveDialog } from "./leave-dialog";
import { PaneSwitch } from "./pane-switch";
import { PostForm } from "./post-form";
import { PreviewPane } from "./preview-pane";
import { useEditor } from "./use-editor";
import type { RenderPost } from "./use-preview";

type Props = { post: EditedPost | null; viewerId: string; render: RenderPost };

/** The form with what may stand above it and the preview beside it. */
export function Editor({ post, viewerId, render }: Props) {
  const { form, state, opened, offer, guard, uploading, ...does } = useEditor(post, viewerId);
  return (
    <div className="post-editor">
      {offer && (
        <DraftOffer
          copy={offer}
          onRestore={() => does.restore(offer)}
          onDiscard={() => does.discard(offer)}
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
      {state.status === "deleted" && <Deleted onCreate={does.createAnew} onGiveUp={does.giveUp} />}
      <PaneSwitch
        write={
          <PostForm
            form={form}
            opened={opened}
            state={state}
            uploading={uploading}
            onSubmit={does.submit}
          />
        }
        preview={<PreviewPane form={form} render={render} />}
      />
      <LeaveDialog open={guard.asked} onStay={guard.stay} onLeave={guard.leave} />
    </div>
  );
}
