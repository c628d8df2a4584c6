"use client";

import type { Route } from "next";
import { DeleteRow } from "@/components/admin/list/rows/delete-row";
import { RowForm } from "@/components/admin/list/rows/row-form";
import { StatusBadge } from "@/components/admin/list/table/status-badge";
import { AdminLink } from "@/components/ui/pages/admin-link";
import { changeContent } from "@/lib/content/admin/actions";
import type { EditedEntry } from "@/lib/content/admin/schema";
import { contentStrings as strings } from "@/lib/content/admin/strings";

type Props = {
  entry: EditedEntry;
  /** The page that shows it, if any. */
  page: string | undefined;
  canHide: boolean;
};

/** Links and buttons for an entry, other than its form. */
export function EntryActions({ entry, page, canHide }: Props) {
  const { id, kind, key, version, status, isDraft, hasDefault, title } = entry;
  // A draft with errors has no page yet.
  const isShown = status === "draft" ? Object.keys(entry.errors).length === 0 : status !== "hidden";
  const change = (change: string, label: string, pending: string) => (
    <RowForm
      action={changeContent}
      fields={Object.entries({ id: id ?? "", kind, key, version: `${version}`, change })}
      failed={strings.failed}
      pending={pending}
    >
      {label}
    </RowForm>
  );
  return (
    <>
      <EntryStatus {...{ status, isDraft }} />
      {page && isShown && (
        <a href={page} className="button button-quiet" target="_blank" rel="noopener">
          View<span className="sr-only"> on the site (opens in a new tab)</span>
        </a>
      )}
      <AdminLink href={`/admin/content/${kind}/${key}/versions`} className="button button-quiet">
        Versions
      </AdminLink>
      {isDraft && (status === "published" || hasDefault) && (
        <span data-discards="" className="contents">
          {change("discard", "Discard draft", "Discarding...")}
        </span>
      )}
      {canHide &&
        (status === "published" || status === "default") &&
        change("hide", "Hide", "Hiding...")}
      {status === "hidden" && change("show", "Show", "Showing...")}
      {id && status !== "default" && (
        <span data-discards="" className="contents">
          <DeleteRow
            source="contents"
            id={id}
            label={title}
            isReset={hasDefault}
            leadsTo={hasDefault ? undefined : (`/admin/content/${kind}` as Route)}
          />
        </span>
      )}
    </>
  );
}

export function EntryStatus({ status, isDraft }: Pick<EditedEntry, "status" | "isDraft">) {
  return (
    <span className="flex flex-wrap gap-x-3">
      <StatusBadge status={status} />
      {isDraft && status !== "draft" && (
        <StatusBadge status="changed" label="Unpublished changes" />
      )}
    </span>
  );
}
