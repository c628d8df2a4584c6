import { isRowId } from "@/lib/supabase/row";

/** What the list of posts does with one post or several. */
export const changeKinds = ["publish", "unpublish", "delete", "restore", "tag", "untag"] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** When a draft is to be published, ISO 8601. */
type Plan = { id: string; at: string };

/** `plans` are those that publishing has ended, and undoing it brings back. */
export type PostChange = {
  kind: ChangeKind;
  ids: string[];
  tag?: string | undefined;
  plans?: Plan[] | undefined;
};

/** Of a page of the list at most. */
export const maxChanged = 100;

const askedKinds = ["publish", "unpublish", "delete", "tag"] as const;
export type PostAsked = { kind: (typeof askedKinds)[number]; ids: string[] };

/** The fields of a form that asks for the change. */
export function changeFields({ kind, ids, tag, plans = [] }: PostChange): [string, string][] {
  const fields: [string, string][] = [
    ["kind", kind],
    ...ids.map((id): [string, string] => ["id", id]),
    ...plans.map(({ id, at }): [string, string] => ["plan", `${id} ${at}`]),
  ];
  return tag === undefined ? fields : [...fields, ["tag", tag]];
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
