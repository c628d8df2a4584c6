"use client";

import { ConfirmDialog } from "@/components/admin/list/rows/confirm-dialog";
import { useRowAction } from "@/components/admin/list/rows/use-row-action";
import { deleteTag } from "@/lib/tags/admin/actions";
import type { ListedTag } from "@/lib/tags/admin/schema";
import { countText, tagStrings } from "@/lib/tags/admin/strings";

type Props = { tag: ListedTag; className: string };

export function DeleteTag({ tag: { slug, name, posts }, className }: Props) {
  const { run } = useRowAction();
  return (
    <ConfirmDialog
      trigger={
        <button type="button" className={className}>
          Delete<span className="sr-only">: {name}</span>
        </button>
      }
      title="Delete tag"
      question={`This removes “${name}” from ${countText(posts)} and deletes its page.`}
      confirm="Delete"
      pending="Deleting..."
      danger
      onConfirm={() => run(() => deleteTag({ slug, name }), tagStrings.failed)}
    />
  );
}
