import { z } from "zod";
import { TagName } from "@/lib/tags/schema";

/** What the list of posts does with one post or several. */
const changeKinds = ["publish", "unpublish", "delete", "restore", "tag", "untag"] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Of a page of the list at most. */
const PostIds = z.array(z.guid()).min(1).max(100);

export const PostChange = z
  .object({ kind: z.enum(changeKinds), ids: PostIds, tag: TagName.optional() })
  .refine(({ kind, tag }) => tag !== undefined || !/tag/.test(kind), {
    path: ["tag"],
    error: "Tag is required",
  });

export type PostChange = z.infer<typeof PostChange>;

const PostAsked = z.object({
  kind: z.enum(["publish", "unpublish", "delete", "tag"]),
  ids: PostIds,
});
export type PostAsked = z.infer<typeof PostAsked>;

/** The fields of a form that asks for the change. */
export function changeFields({ kind, ids, tag }: PostChange): [string, string][] {
  const fields: [string, string][] = [
    ["kind", kind],
    ...ids.map((id): [string, string] => ["id", id]),
  ];
  return tag === undefined ? fields : [...fields, ["tag", tag]];
}

export function readChange(form: FormData) {
  return PostChange.safeParse({
    kind: form.get("kind"),
    ids: form.getAll("id"),
    tag: form.get("tag") ?? undefined,
  });
}

type Fields = Pick<FormData | URLSearchParams, "get" | "getAll">;

/** What the form of the list asks for: of one post by a button of its row, or of all that are ticked. */
export function readAsked(fields: Fields): PostAsked | null {
  const [kind, id] = String(fields.get("one") ?? "").split(" ");
  const asked = id ? { kind, ids: [id] } : { kind: fields.get("kind"), ids: fields.getAll("id") };
  return PostAsked.safeParse(asked).data ?? null;
}
