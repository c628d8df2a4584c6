import { dataOf, type TestDatabase } from "@/tests/database/support/databases";
import { validRows } from "@/tests/database/support/rows";

export type Edited = {
  id: string;
  title: string;
  slug: string;
  updated_at: string;
  draft_version: number | null;
  version: number;
};
export type Answer = { status: string; post: Edited };

/** The editor's database calls. */
export function editingOf(database: TestDatabase) {
  const { as } = database;

  const post = (changes: object = {}) => ({ ...validRows.blogs(), tags: [], ...changes });
  const save = async (
    over: Edited | null,
    fields: object,
    how: { published?: boolean; revision?: boolean } = {},
  ) =>
    (await dataOf(
      as("admin").rpc("save_post", {
        p_fields: fields as never,
        p_published: how.published ?? false,
        p_aside: how.revision ?? false,
        ...(over && {
          p_id: over.id,
          p_updated_at: over.updated_at,
          p_draft_version: over.draft_version ?? undefined,
        }),
      }),
    )) as Answer;
  /** Saves a draft revision of a published post. */
  const revise = (over: Edited, fields: object) =>
    save(over, fields, { published: true, revision: true });
  const edited = async (id: string) =>
    (await dataOf(as("admin").rpc("get_edited_post", { p_id: id }))) as Edited;
  const seen = async () =>
    (await dataOf(as("visitor").from("blogs").select("title"))).map(({ title }) => title);
  const versions = async (p_id: string) =>
    ((await dataOf(as("admin").rpc("list_versions", { p_id }))) as Record<string, unknown>[]).map(
      ({ no, kind, title, isLive, isEdited }) => [no, kind, title, isLive, isEdited],
    );
  const published = async (title = "First") =>
    (await save(null, post({ title }), { published: true })).post;

  return { post, save, revise, edited, seen, versions, published };
}
