import { isRowId } from "@/lib/supabase/row";

/** What the list of posts does with one post or several. */
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

/** When a draft is to be published, ISO 8601. */
type Plan = { id: string; at: string };

/**
 * `plans` are the schedules that publishing has ended, which undoing it brings back. With `now`, publishing
 * includes posts that are dated ahead; otherwise those appear on their dates.
 */
export type PostChange = {
  kind: ChangeKind;
  ids: string[];
  tag?: string | undefined;
  plans?: Plan[] | undefined;
  now?: boolean | undefined;
};

/** Of a page of the list at most. */
export const maxChanged = 100;

const askedKinds = ["publish", "unpublish", "delete", "tag"] as const;
export type PostAsked = { kind: (typeof askedKinds)[number]; ids: string[] };

/** The fields of a form that asks for the change. */
export function changeFields({ kind, ids, tag, plans = [], now }: PostChange): [string, string][] {
  const fields: [string, string][] = [
    ["kind", kind],
    ...ids.map((id): [string, string] => ["id", id]),
    ...plans.map(({ id, at }): [string, string] => ["plan", `${id} ${at}`]),
  ];
  if (now) fields.push(["now", "yes"]);
  if (tag !== undefined) fields.push(["tag", tag]);
  return fields;
}

type Fields = Pick<FormData | URLSearchParams, "get" | "getAll">;

/** What the form of the list asks for: of one post by a button of its row, or of all that are ticked. */
export function readAsked(fields: Fields): PostAsked | null {
  const [one, id] = String(fields.get("one") ?? "").split(" ");
  const kind = askedKinds.find((known) => known === (id ? one : fields.get("kind")));
  const ids = id ? [id] : fields.getAll("id");
  const areIds = ids.length > 0 && ids.length <= maxChanged && ids.every(isRowId);
  return kind && areIds ? { kind, ids } : null;
}
