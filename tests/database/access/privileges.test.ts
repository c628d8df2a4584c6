import { expect, test } from "vitest";
import { actors, onEachDatabase } from "@/tests/database/support/databases";
import { granted, listPrivileges } from "./granted";

const id = "00000000-0000-0000-0000-000000000000";

/** A harmless call to each function that signed-in users may execute but only admins can use. */
const adminCalls = {
  admin_counts: {},
  admin_dashboard: {},
  allow_address: { p_email: "nobody@example.com" },
  change_content: { p_id: id, p_version: 1, p_change: "hide" },
  change_tag: { p_slug: "none", p_name: "None" },
  count_recovery_codes: {},
  delete_row: { p_source: "messages", p_id: id },
  delete_rows: { p_source: "redirects", p_ids: [id] },
  delete_tag: { p_slug: "none" },
  discard_changes: { p_id: id, p_updated_at: "2026-01-01T00:00:00Z", p_draft_version: 1 },
  discard_import: { p_id: id },
  end_own_sessions: { p_id: id },
  erase_person: { p_email: "nobody@example.com" },
  find_person: { p_email: "nobody@example.com" },
  get_edited_post: { p_id: id },
  get_version: { p_id: id, p_no: 1 },
  keep_editor: { p_editor: id, p_version: 0, p_is_open: false },
  list_audit_log: { p_size: 1 },
  list_content_drafts: { p_kind: "about" },
  list_content_versions: { p_kind: "about", p_key: "site" },
  list_deleted_rows: {},
  list_import_posts: { p_id: id, p_from: 0, p_size: 1 },
  list_media: { p_from: 0, p_size: 1 },
  list_own_sessions: {},
  list_people: { p_start: "" },
  list_posts: { p_from: 0, p_size: 1 },
  list_unsaved: {},
  list_versions: { p_id: id },
  order_contents: { p_kind: "projects", p_keys: [], p_titles: [] },
  record_export: { p_list: "waitlist" },
  republish_posts: { p_ids: [id] },
  restore_posts: { p_ids: [id] },
  restore_row: { p_id: id },
  restore_rows: { p_ids: [id] },
  restore_version: { p_id: id, p_no: 1 },
  retry_outbox: { p_id: id },
  save_content: {
    ...{ p_kind: "about", p_key: "site", p_version: 0, p_event: "saved" },
    ...{ p_title: "About", p_schema_no: 1, p_value: {} },
  },
  save_post: { p_fields: {}, p_published: false, p_id: id },
  schedule_ran_at: {},
  send_test_mail: { p_mail: { subject: "Test", html: "Test", text: "Test" } },
  set_second_factor_required: { p_required: false },
  setup_progress: {},
  start_import: { p_id: id },
  store_redirects: { p_redirects: [] },
  system_status: {},
  tag_posts: { p_ids: [id], p_tag: "None" },
};
// people/own-data.test.ts covers these, which are for members who aren't admins.
const memberCalls = ["erase_self", "own_data", "rename_self"];
// All other functions are for visitors or the service role only; count_event represents the latter.
const calls = Object.entries({ ...adminCalls, count_event: { p_ip: "203.0.113.9" } });

onEachDatabase((database) => {
  test("grants the API roles exactly the listed privileges", async () => {
    const lines = await database.sql<{ line: string }>(listPrivileges);
    expect(lines.map(({ line }) => line).sort()).toEqual(granted);
  });

  test("lets no API role use the private schema or create objects", async () => {
    const found = await database.sql(
      `select rolname || ': ' || privilege || ' on ' || nspname as line from pg_roles, pg_namespace,
         unnest(array['usage', 'create']) as privilege
       where rolname in ('anon', 'authenticated', 'service_role')
         and nspname in ('public', 'private')
         and has_schema_privilege(pg_roles.oid, pg_namespace.oid, privilege)
       order by 1`,
    );
    const roles = ["anon", "authenticated", "service_role"];
    expect(found).toEqual(roles.map((role) => ({ line: `${role}: usage on public` })));
  });

  test("grants no privileges on new tables, sequences or functions", async () => {
    await database.sql("create table public.newcomer (id serial)");
    await database.sql("create function public.newcomer() returns int language sql return 1");
    try {
      const lines = await database.sql<{ line: string }>(listPrivileges);
      expect(lines.filter(({ line }) => line.includes("newcomer"))).toEqual([]);
    } finally {
      await database.sql("drop table public.newcomer");
      await database.sql("drop function public.newcomer()");
    }
  });

  test("covers every function that signed-in users may execute", async () => {
    const functions = await database.sql<{ name: string }>(
      `select proname as name from pg_proc where pronamespace = 'public'::regnamespace
       and has_function_privilege('authenticated', oid, 'execute') order by 1`,
    );
    // second-factor/assurance.test.ts covers get_viewer.
    const known = [...Object.keys(adminCalls), ...memberCalls, "get_viewer"].sort();
    expect(functions.map(({ name }) => name)).toEqual(known);
  });

  test.for(calls)("lets only the intended actor call %s", async ([name, args]) => {
    for (const actor of actors) {
      const init = { method: "POST", body: JSON.stringify(args) };
      const response = await database.rest(actor, `rpc/${name}`, init);
      if (actor === (name in adminCalls ? "admin" : "service")) {
        expect(response.ok, actor).toBe(true);
      } else {
        expect(await response.json(), actor).toMatchObject({ code: "42501" });
        expect(response.status).toBe(actor === "visitor" ? 401 : 403);
      }
    }
  });

  test.for(["private", "auth", "supabase_migrations"])("hides the %s schema", async (schema) => {
    for (const actor of actors) {
      const read = await database.rest(actor, "users", { headers: { "accept-profile": schema } });
      expect(read.status, actor).toBe(406);
      const init = { method: "POST", body: "{}", headers: { "content-profile": schema } };
      expect((await database.rest(actor, "rpc/is_admin", init)).status, actor).toBe(406);
    }
  });
});
