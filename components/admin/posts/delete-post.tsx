"use client";

import { ConfirmDialog } from "@/components/admin/list/confirm-dialog";

type Props = { title: string; className: string; onConfirm: () => void };

export function DeletePost({ title, className, onConfirm }: Props) {
  return (
    <ConfirmDialog
      trigger={
        <button type="button" className={className}>
          Delete<span className="sr-only">: {title}</span>
        </button>
      }
      title="Delete post"
      question={
        <>
          <span className="block">Are you sure you want to delete this post?</span>
          <strong className="mt-2 block font-[650]">{title}</strong>
        </>
      }
      confirm="Delete"
      pending="Deleting..."
      danger
      // Not awaited: the row goes at once and the outcome is announced.
      onConfirm={async () => onConfirm()}
    />
  );
}
