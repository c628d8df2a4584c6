import { expect, test } from "vitest";
import { enrol } from "@/tests/database/second-factor/factor-calls";
import { atOnce, dataOf, onEachDatabase } from "@/tests/database/support/databases";
import { newAdmin } from "@/tests/database/support/members";
import { insertProfile, insertRow, newEmail } from "@/tests/database/support/rows";

onEachDatabase((database) => {
  const { as, call, sql, accounts } = database;
  const setupId = () => call("setup_id", {});
  const create = (user: string, email = "hello@agency.example") =>
    call("create_first_owner", { p_user: user, p_notification_address: email });
  const setAdmins = (isAdmin: boolean) =>
    sql("update public.profiles set is_admin = $1 where id = $2", isAdmin, accounts.admin.id);
  const owners = async () =>
    (await sql<{ id: string }>("select id from public.profiles where is_admin")).map(
      ({ id }) => id,
    );

  test("returns the same setup id until there is an owner, and another once the owner is gone", async () => {
    expect(await setupId()).toBeNull();
    await setAdmins(false);
    const id = await setupId();
    expect(id).toMatch(/^[\da-f]{32}$/);
    expect(await atOnce(3, setupId)).toEqual([id, id, id]);
    await sql("delete from auth.users where id = $1", await insertProfile(database));
    expect(await setupId(), "unchanged by other accounts").toBe(id);
    const first = await insertProfile(database);
    expect(await create(first)).toBe(true);
    expect(await setupId()).toBeNull();
    await sql("delete from auth.users where id = $1", first);
    expect(await setupId()).toMatch(/^[\da-f]{32}$/);
    expect(await setupId()).not.toBe(id);
  });

  test("makes the first owner with a notification email, and logs it", async () => {
    await setAdmins(false);
    const owner = await insertProfile(database);
    expect(await create(owner)).toBe(true);
    expect(await create(owner, newEmail()), "a repeated call").toBe(true);
    expect(await owners()).toEqual([owner]);
    expect(await sql("select notification_address from public.settings")).toEqual([
      { notification_address: "hello@agency.example" },
    ]);
    const entries = "select action, subject from private.audit_log where actor_id = $1 order by id";
    expect(await sql(entries, owner)).toEqual([
      { action: "changed", subject: "user" },
      { action: "changed", subject: "settings" },
    ]);
  });

  test("makes exactly one of several concurrent accounts the owner", async () => {
    await setAdmins(false);
    const users = await atOnce(4, () => insertProfile(database));
    const made = await atOnce(4, (index) => create(users[index] ?? ""));
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await owners()).toEqual([users[made.indexOf(true)]]);
  });

  test("rejects another owner, an unknown account and an invalid notification email", async () => {
    const late = await insertProfile(database);
    expect(await create(late, newEmail())).toBe(false);
    await setAdmins(false);
    expect(await create(crypto.randomUUID())).toBe(false);
    expect(await create(late, "no email")).toHaveProperty("code");
    expect(await owners()).toEqual([]);
    const settings = await sql("select notification_address from public.settings");
    expect(settings).toEqual([{ notification_address: null }]);
  });

  test("lists the steps of the setup that are done", async () => {
    const progress = () => dataOf(as("admin").rpc("setup_progress"));
    const none = {
      notifications: false,
      project: false,
      post: false,
      hours: false,
      second_factor: false,
      mail: false,
      backup: false,
    };
    expect(await progress()).toEqual(none);
    await insertRow(database, "blogs");
    await insertRow(database, "email_outbox");
    for (const kind of ["projects", "hours"]) {
      await insertRow(database, "contents", { kind, status: "draft" });
    }
    expect(await progress()).toEqual(none);
    await sql("update public.contents set status = 'published'");
    await insertRow(database, "blogs", { published: true });
    await insertRow(database, "email_outbox", { status: "sent", sent_at: new Date() });
    await sql("update public.settings set notification_address = 'hello@agency.example'");
    await dataOf(as("service").rpc("record_job_run", { p_name: "backup" }));
    const done = {
      notifications: true,
      project: true,
      post: true,
      hours: true,
      mail: true,
      backup: true,
    };
    expect(await progress()).toEqual({ ...none, ...done });
    const enrolled = await enrol(database, await newAdmin(database));
    expect(await dataOf(as(enrolled).rpc("setup_progress"))).toMatchObject({ second_factor: true });
  });
});
