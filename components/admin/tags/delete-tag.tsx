"use client";

import { ConfirmDialog } from "@/components/admin/list/rows/confirm-dialog";
import { PlainDialog } from "@/components/admin/list/rows/plain-dialog";
import { formOf, useRowAction } from "@/components/admin/list/rows/use-row-action";
import { idle } from "@/lib/action";
import { deleteTag } from "@/lib/tags/admin/actions";
import type { ListedTag } from "@/lib/tags/admin/schema";
import { countText, tagStrings } from "@/lib/tags/admin/strings";

type Props = { tag: ListedTag; className: string };

export function DeleteTag({ tag: { slug, name, posts }, className }: Props) {
  const { run } = useRowAction();
  const fields = Object.entries({ slug, name });
  const question = `This removes “${name}” from ${countText(posts)} and deletes its page.`;
  return (
    <>
      <ConfirmDialog
        trigger={
          <button type="button" className={`${className} only-with-script`}>
            Delete<span className="sr-only">: {name}</span>
          </button>
        }
        title="Delete tag"
        question={question}
        confirm="Delete"
        pending="Deleting..."
        danger
        onConfirm={() => run(() => deleteTag(idle, formOf(fields)), tagStrings.failed)}
      />
      <PlainDialog
        trigger="Delete"
        row={name}
        action={deleteTag}
        fields={fields}
        failed={tagStrings.failed}
        look="button button-danger"
        pending="Deleting..."
        top={<p>{question}</p>}
      >
        Delete
      </PlainDialog>
    </>
  );
}
