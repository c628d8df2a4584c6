import { isRowId } from "@/lib/supabase/row";

/** Changes that the post list can make to one or more posts. */
export const changeKinds = [
  "publish",
  "unpublish",
  "delete",
  "restore",
  "tag",
  "untag",
  "republish",
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** `at` is when a draft will be published, in ISO 8601. */
type ScheduledDate = { id: string; at: string };

/**
 * `dates` are those that publishing cleared and undo restores. With `now`, posts dated in the
 * future are published immediately; otherwise they are scheduled for their dates.
 */
export type PostChange = {
  kind: ChangeKind;
  ids: string[];
  tag?: string | undefined;
  dates?: ScheduledDate[] | undefined;
  now?: boolean | undefined;
};

/** Maximum number of posts in one change; a page of the list has fewer. */
export const maxChanged = 100;

const requestKinds = ["publish", "unpublish", "delete", "tag"] as const;
export type RequestedChange = { kind: (typeof requestKinds)[number]; ids: string[] };

/** Form fields that request the change. */
export function changeFields({ kind, ids, tag, dates = [], now }: PostChange): [string, string][] {
  const fields: [string, string][] = [
    ["kind", kind],
    ...ids.map((id): [string, string] => ["id", id]),
    ...dates.map(({ id, at }): [string, string] => ["schedule", `${id} ${at}`]),
  ];
  if (now) fields.push(["now", "yes"]);
  if (tag !== undefined) fields.push(["tag", tag]);
  return fields;
}

type Fields = Pick<FormData | URLSearchParams, "get" | "getAll">;

/** Reads the requested change, for the post whose button was pressed or for all selected posts. */
export function readRequest(fields: Fields): RequestedChange | null {
  const [one, id] = String(fields.get("one") ?? "").split(" ");
  const kind = requestKinds.find((known) => known === (id ? one : fields.get("kind")));
  const ids = id ? [id] : fields.getAll("id");
  const areIds = ids.length > 0 && ids.length <= maxChanged && ids.every(isRowId);
  return kind && areIds ? { kind, ids } : null;
}
