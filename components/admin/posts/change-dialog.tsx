"use client";

import type { RefObject } from "react";
import { ConfirmDialog } from "@/components/admin/list/rows/confirm-dialog";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import type { PostChange, RequestedChange } from "@/lib/posts/admin/change/change-fields";
import { questionOf } from "@/lib/posts/admin/change/change-strings";
import { datesAhead } from "@/lib/posts/admin/date-ahead";
import type { ListedPost } from "@/lib/posts/admin/filter";
import { ChangeButtons } from "./change-buttons";
import { PostTitles } from "./post-titles";
import { TagField } from "./tag-field";

type Props = {
  requested: RequestedChange;
  posts: readonly ListedPost[];
  tags: readonly string[];
  open: boolean;
  /** Element to focus after the dialog closes. */
  focused: RefObject<HTMLElement | null>;
  onClose: () => void;
  onConfirm: (change: PostChange) => void;
};

export function ChangeDialog({ requested, posts, tags, open, focused, onClose, onConfirm }: Props) {
  const question = questionOf(requested.kind, requested.ids.length, datesAhead(posts));
  const { title, text, confirm, pending, later } = question;
  const finalFocus = () => {
    if (focused.current?.id !== "main") return focused.current;
    // By default, the dialog would focus the first link in the content.
    focused.current.focus({ preventScroll: true });
    return false;
  };

  if (requested.kind === "tag" || later) {
    return (
      <Dialog
        title={title}
        description={text}
        open={open}
        onOpenChange={(next) => next || onClose()}
        finalFocus={finalFocus}
      >
        <form
          action={(form) => {
            const tag = form.get("tag");
            onConfirm({
              ...requested,
              now: form.has("now"),
              ...(tag !== null && { tag: String(tag) }),
            });
            onClose();
          }}
        >
          <PostTitles posts={posts} />
          {requested.kind === "tag" && <TagField tags={tags} />}
          <div className="dialog-actions">
            <ChangeButtons {...question} />
            <DialogClose>Cancel</DialogClose>
          </div>
        </form>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={title}
      question={
        <>
          <p>{text}</p>
          <PostTitles posts={posts} />
        </>
      }
      confirm={confirm}
      pending={pending}
      danger={requested.kind === "delete"}
      finalFocus={finalFocus}
      // The promise is not awaited: rows update optimistically and the outcome is announced.
      onConfirm={async () => onConfirm(requested)}
    />
  );
}
