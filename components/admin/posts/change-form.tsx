"use client";

import type { Route } from "next";
import { useActionState } from "react";
import { FormResult } from "@/components/forms/form-result";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { AdminLink } from "@/components/ui/pages/admin-link";
import { idle } from "@/lib/action";
import { changeFields, type RequestedChange } from "@/lib/posts/admin/change/change-fields";
import { changePosts } from "@/lib/posts/admin/change/list-actions";
import { ChangeButtons } from "./change-buttons";
import { TagField } from "./tag-field";

type Props = {
  change: RequestedChange;
  /** Query string of the list to return to. */
  list: string;
  confirm: string;
  later: string | undefined;
  cancel: Route;
  /** Tags to suggest; null if the change does not need a tag. */
  tags: readonly string[] | null;
};

export function ChangeForm({ change, list, confirm, later, cancel, tags }: Props) {
  const [result, action] = useActionState(changePosts, idle, "#main");
  const { kind } = change;
  return (
    <form action={action} className="mt-6 max-w-[28rem]">
      <FormResult result={result} />
      <HiddenFields fields={[...changeFields(change), ["list", list]]} />
      {tags && <TagField tags={tags} />}
      <div className="mt-6 flex flex-wrap gap-3">
        <ChangeButtons {...{ confirm, later }} danger={kind === "delete"} />
        <AdminLink href={cancel} className="button button-quiet">
          Cancel
        </AdminLink>
      </div>
    </form>
  );
}
