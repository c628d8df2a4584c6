"use client";

import { type FormEvent, useRef, useState } from "react";
import { useMay } from "@/components/admin/frame/access";
import { BulkBar } from "@/components/admin/list/bulk/bulk-bar";
import { useSelection } from "@/components/admin/list/bulk/use-selection";
import { type Params, withParams } from "@/components/admin/list/filter/with-params";
import type { Sorting } from "@/components/admin/list/table/sort-link";
import { type RequestedChange, readRequest } from "@/lib/posts/admin/change/change-fields";
import { datesAhead } from "@/lib/posts/admin/date-ahead";
import type { ListedPost } from "@/lib/posts/admin/filter";
import { ChangeDialog } from "./change-dialog";
import { PostTable } from "./post-table";
import { usePostChanges } from "./use-post-changes";

type Props = {
  posts: ListedPost[];
  sorting: Sorting;
  list: Params;
  /** Tags to suggest when adding one. */
  tags: readonly string[];
};

/** Without JavaScript, a confirmation page replaces the dialog. */
export function PostsForm({ posts, sorting, list, tags }: Props) {
  const mayPublish = useMay("posts.publish");
  const form = useRef<HTMLFormElement>(null);
  const focused = useRef<HTMLElement>(null);
  const { shown, change } = usePostChanges(posts);
  const { selectedCount, count, selectAll } = useSelection(form, shown.map(({ id }) => id).join());
  const [requested, setRequested] = useState<RequestedChange>();
  const [open, setOpen] = useState(false);

  const selected = (ids: string[]) => posts.filter(({ id }) => ids.includes(id));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const next = readRequest(new FormData(event.currentTarget, submitter));
    if (!next) return;
    const { kind, ids } = next;
    const isToggle = submitter?.getAttribute("name") === "one" && kind !== "delete";
    const isDated = kind === "publish" && datesAhead(selected(ids)).length > 0;
    if (isToggle && !isDated) return void change(next);
    focused.current = submitter;
    setRequested(next);
    setOpen(true);
  };

  return (
    <>
      <form
        ref={form}
        method="get"
        action="/admin/posts/change"
        className="bulk-form"
        onSubmit={submit}
        onChange={count}
      >
        <input type="hidden" name="list" value={withParams("", list).slice(1)} />
        <BulkBar
          label="Change the selected posts"
          selectedCount={selectedCount}
          onSelectAll={selectAll}
        >
          {mayPublish && (
            <>
              <button type="submit" name="kind" value="publish">
                Publish
              </button>
              <button type="submit" name="kind" value="unpublish">
                Unpublish
              </button>
            </>
          )}
          <button type="submit" name="kind" value="tag">
            Add tag
          </button>
          <button type="submit" name="kind" value="delete">
            Delete
          </button>
        </BulkBar>
        <PostTable posts={shown} sorting={sorting} list={list} />
      </form>
      {requested && (
        <ChangeDialog
          requested={requested}
          posts={selected(requested.ids)}
          tags={tags}
          open={open}
          onClose={() => setOpen(false)}
          focused={focused}
          onConfirm={(confirmed) => {
            if (focused.current?.getAttribute("name") === "kind") selectAll(false);
            // The clicked button disappears with its row or the selection.
            focused.current = document.getElementById("main");
            void change(confirmed);
          }}
        />
      )}
    </>
  );
}
