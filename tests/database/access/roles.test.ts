import { describe, expect, test } from "vitest";
import { type Permission, permissions, roles } from "@/lib/auth/permissions";
import { age, confirmSession, sessionOf } from "@/tests/database/accounts/session-calls";
import { onEachDatabase, patch, post } from "@/tests/database/support/databases";
import { type Member, newMember } from "@/tests/database/support/members";
import { insertRow, type validRows } from "@/tests/database/support/rows";
import { functionCalls } from "./function-calls";

type Table = keyof typeof validRows;
type Verb = "select" | "insert" | "update" | "delete";

/** The permission for each verb that signed-in users may use on a table, with a change. */
const tables: Partial<Record<Table, Partial<Record<Verb, Permission>> & { change?: object }>> = {
  waitlist: { select: "waitlist", update: "waitlist", change: { notes: "Soon." } },
  messages: { select: "messages", update: "messages", change: { is_spam: true } },
  contents: { select: "contents" },
  bookings: { select: "bookings", update: "bookings", change: { call_link: "https://a.example" } },
  subscribers: { select: "subscribers" },
  email_outbox: { select: "outbox" },
  // An author describes only the pictures that they added.
  media: { select: "media.add", insert: "media.add", update: "media", change: { alt: "A bird" } },
  redirects: { select: "redirects" },
  missing_paths: { select: "redirects", update: "redirects", change: { is_ignored: true } },
  import_runs: { select: "transfer" },
  invitations: { select: "users", update: "users", change: { revoked_at: "2026-01-01Z" } },
  // Someone else's draft.
  blogs: { select: "posts", update: "posts", delete: "posts", change: { title: "Changed" } },
};

onEachDatabase((database) => {
  const { sql } = database;
  const held = (role: string) =>
    sql<{ permission: Permission }>(
      "select permission from private.permissions where role = $1",
      role,
    ).then((rows) => rows.map(({ permission }) => permission));

  test("TypeScript and the database list the same permissions and roles", async () => {
    expect((await held("owner")).sort()).toEqual([...permissions].sort());
    const stored = await sql("select distinct role from private.permissions where role <> 'owner'");
    expect(stored.map(({ role }) => role).sort()).toEqual([...roles].sort());
  });

  describe.for(roles)("a member with the role %s", (role) => {
    test("reads and changes only the tables of their permissions", async () => {
      const member = await newMember(database, role);
      const own = await held(role);
      for (const [table, { change, ...verbs }] of Object.entries(tables)) {
        for (const [verb, permission] of Object.entries(verbs)) {
          const id = await insertRow(database, table as Table);
          const done = await act(verb as Verb, member, table as Table, id, change);
          expect(done, `${verb} ${table}`).toBe(own.includes(permission));
        }
      }
    });

    test("calls only the functions of their permissions", async () => {
      const member = await newMember(database, role);
      const own = await held(role);
      for (const [name, [permission, args]] of Object.entries(functionCalls)) {
        const response = await database.rest(member, `rpc/${name}`, post(args));
        expect(response.ok, name).toBe(own.includes(permission));
        if (!response.ok) expect(await response.json(), name).toMatchObject({ code: "42501" });
      }
    });

    test("has the permissions that the viewer reports, and none while a step is pending", async () => {
      const member = await newMember(database, role);
      const viewer = () => database.as(member).rpc("get_viewer");
      const shown = { is_admin: false, role, step: null, permissions: (await held(role)).sort() };
      expect((await viewer()).data).toMatchObject(shown);
      await sql("update public.settings set require_second_factor = true");
      expect((await viewer()).data).toMatchObject({ ...shown, step: "enrol", permissions: [] });
      const { error } = await database.as(member).rpc("admin_counts");
      expect(error?.code).toBe("42501");
    });
  });

  async function act(
    verb: Verb,
    member: Member,
    table: Table,
    id: string,
    change: object = {},
  ): Promise<boolean> {
    const path = `${table}?id=eq.${id}&select=id`;
    const prefer = { prefer: "return=representation" };
    const init = {
      select: {},
      insert: {},
      update: { ...patch(change), headers: prefer },
      delete: { method: "DELETE", headers: prefer },
    }[verb];
    if (verb === "insert") {
      const key = crypto.randomUUID();
      const row = { id: key, name: "a.jpg", bytes: 1, path: `/media/${key}/4x3.webp` };
      return (await database.rest(member, table, post(row))).ok;
    }
    const response = await database.rest(member, path, init);
    return response.ok && (await response.json()).length === 1;
  }

  test("the desk sees how much else is stored about a person, but not what", async () => {
    const member = await newMember(database, "desk");
    const { email } = member;
    await insertRow(database, "messages", { user_email: email });
    await insertRow(database, "email_outbox", { to_address: email, text: "A secret link" });
    const { data } = await database.as(member).rpc("find_person", { p_email: email });
    const { rows, unseen } = data as { rows: object; unseen: object };
    expect(Object.keys(rows)).toEqual(["messages"]);
    expect(unseen).toMatchObject({ account: 1, mails: 1 });
    const erased = await database.as(member).rpc("erase_person", { p_email: email });
    expect(erased.data).toEqual({ status: "admin" });
  });

  test("a member loses permissions on demotion, and an unremembered session after 12 hours", async () => {
    const member = await newMember(database, "editor");
    const editsTags = async () =>
      (await database.as(member).rpc("delete_tag", { p_slug: "a" })).error;
    expect(await editsTags()).toBeNull();
    await sql("update public.profiles set role = 'desk' where id = $1", member.id);
    expect((await editsTags())?.code).toBe("42501");
    await sql("update public.profiles set role = 'editor' where id = $1", member.id);
    await age(database, member, "12 hours 1 minute", "0");
    expect((await editsTags())?.code).toBe("42501");
  });

  test("an admin sets roles, which ends the account's sessions, but not their own", async () => {
    const { admin } = database.accounts;
    await confirmSession(database, admin);
    const member = await newMember(database, "author");
    const set = (id: string, isAdmin: boolean, role: string | null) =>
      database.call("set_admin", {
        ...{ p_admin: admin.id, p_session: sessionOf(admin), p_id: id },
        ...{ p_is_admin: isAdmin, p_role: role },
      });
    expect(await set(member.id, false, "desk")).toEqual({ status: "done" });
    expect((await database.as(member).rpc("admin_counts")).error?.code).toBe("42501");
    const roleOf = async () =>
      (await sql("select is_admin, role from public.profiles where id = $1", member.id))[0];
    expect(await roleOf()).toEqual({ is_admin: false, role: "desk" });
    expect(await set(member.id, true, "desk")).toMatchObject({ code: "22023" });
    expect(await set(member.id, false, "owner")).toHaveProperty("code");
    await set(member.id, true, null);
    expect(await roleOf()).toEqual({ is_admin: true, role: null });
    await set(member.id, false, null);
    expect(await roleOf()).toEqual({ is_admin: false, role: null });
    expect(await set(admin.id, false, "editor")).toEqual({ status: "last" });
  });
});
