import type { APIRequestContext } from "@playwright/test";
import { adminClient, seeded } from "@/e2e/support/accounts";
import { type Call, sendCall } from "@/e2e/support/admin-action-calls";
import { testSite } from "@/e2e/support/test-site";
import type { SaveResult } from "@/lib/content/admin/schema";
import { describe } from "@/lib/content/form/describe";
import { type Typed, toTyped } from "@/lib/content/form/typed";
import { type Kind, schemaOf } from "@/lib/content/kind";
import type { KindName } from "@/lib/content/kind-labels";
import { kinds } from "@/lib/content/kinds";
import { formFields } from "@/tests/content-form";
import { signIn } from "../draft-session";

export type Place = { name: KindName; key: string };

export const kindOf = (name: KindName): Kind => kinds[name];

export const placeOf = ({ name, key }: Place) => `${name}/${key}`;

export const typedOf = ({ name, key }: Place, value: unknown) =>
  toTyped(describe(schemaOf(kindOf(name), key)), value);

/** A page that renders fast, because an action's response contains the page that called it. */
const small = "/admin/redirects/new";

type Row = { id: string; version: number; published: unknown; value: unknown };

export type Editor = Awaited<ReturnType<typeof openEditor>>;

/** Signs in as an admin in Draft Mode who edits contents. */
export async function openEditor(request: APIRequestContext, origin = testSite.url) {
  const cookies = await signIn(request, seeded.admin);
  const database = await adminClient();
  const rowOf = async ({ name, key }: Place) => {
    const rows = database.rpc("list_content_drafts", { p_kind: name, p_key: key });
    const [row] = (await rows.throwOnError()).data as unknown as Partial<Row>[];
    return row;
  };
  const call = async (name: string, call: Call, cookie = cookies.session) =>
    (await sendCall(request, name, call, { cookie, origin, path: small })).text;
  const save = async (
    { name, key }: Place,
    typed: Typed,
    button: "save" | "publish",
    { version, form = "", cookie }: { version?: number; form?: string; cookie?: string } = {},
  ): Promise<SaveResult & { key: string; version: number; errors: Record<string, string> }> => {
    const current = version ?? (await rowOf({ name, key }))?.version ?? 0;
    const fields = formFields(describe(schemaOf(kindOf(name), key)), typed);
    const named = { kind: name, key, version: `${current}`, form, button };
    const text = await call("saveContent", { fields: { ...fields, ...named } }, cookie);
    const [, result = text] = /^1:(\{"status".*\})$/m.exec(text) ?? [];
    return JSON.parse(result);
  };
  /** Returns a page without the texts in the edit bar's links and the names of built files. */
  const read = async (path: string, cookie = "") => {
    const answer = await request.get(path, { headers: { cookie }, maxRetries: 1 });
    const html = await answer.text();
    if (answer.status() >= 500)
      throw new Error(`${path}: ${answer.status()} ${html.slice(0, 300)}`);
    return html.replace(
      /data-edit="[^"]*"|<script[^>]*>self\.__next_f\.push.*?<\/script>|[\w~.-]+\.(?:js|css)\b/gs,
      "",
    );
  };
  let last: Promise<unknown> = Promise.resolve();
  return {
    ...{ call, save, read, rowOf, database, cookie: cookies.session },
    /** Reads one page at a time: many session checks at once could time out, which hides drafts. */
    readAsAdmin: (path: string) => {
      const page = last.then(() => read(path, cookies.both));
      last = page;
      return page;
    },
    async remove(places: readonly Place[]) {
      const rows = await Promise.all(places.map(rowOf));
      const id = rows.flatMap((row) => row?.id ?? []);
      await call("deleteRows", { fields: { source: "contents", id } });
    },
  };
}

/** Saves a draft directly in the database, and returns its version. */
export async function saveDraft(
  { database }: Editor,
  { name, key }: Place,
  p_value: Typed,
  p_version = 0,
): Promise<number> {
  const named = { p_kind: name, p_key: key, p_title: key, p_schema_no: 1, p_version };
  const saved = database.rpc("save_content", { ...named, p_event: "saved", p_value });
  return Object((await saved.throwOnError()).data).version;
}
