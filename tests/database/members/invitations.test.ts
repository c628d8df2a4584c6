import { beforeEach, expect, test } from "vitest";
import { age, confirmSession, sessionOf } from "@/tests/database/accounts/session-calls";
import { onEachDatabase } from "@/tests/database/support/databases";
import { newAdmin, newMember } from "@/tests/database/support/members";
import { newEmail, testMail } from "@/tests/database/support/rows";
import { signUp } from "@/tests/database/support/sign-up";

onEachDatabase((database) => {
  const { accounts, call, sql } = database;
  const { admin } = accounts;
  beforeEach(() => confirmSession(database, admin));

  const week = () => new Date(Date.now() + 7 * 86_400_000).toISOString();

  async function invite(email: string, changes: object = {}, sender = admin) {
    const p_id = crypto.randomUUID();
    const mail = testMail(email, "invitation");
    const answer = await call("invite", {
      ...{ p_admin: sender.id, p_session: sessionOf(sender), p_id, p_email: email },
      ...{ p_role: "author", p_expires_at: week(), p_mails: [mail], ...changes },
    });
    return { id: p_id, ...answer };
  }

  const read = (p_id: string) => call("read_invitation", { p_id });
  const accept = (p_id: string, p_user: string) => call("accept_invitation", { p_id, p_user });
  const roleOf = async (id: string) =>
    (await sql("select role from public.profiles where id = $1", id))[0]?.role;

  test("stores an open invitation, its email and an audit entry", async () => {
    const email = newEmail();
    const { id, status } = await invite(email.toUpperCase());
    expect(status).toBe("done");
    expect(await read(id)).toEqual({
      ...{ status: "open", email, role: "author", account: null, confirmed: false },
    });
    expect(await database.count("email_outbox")).toEqual({ email_outbox: 1 });
    const entries = await sql(
      "select actor_id, action, after from private.audit_log where subject = 'invitation'",
    );
    expect(entries).toEqual([{ actor_id: admin.id, action: "created", after: { role: "author" } }]);
  });

  test("a newer invitation to the same email revokes the open one", async () => {
    const email = newEmail();
    const [first, second] = [await invite(email), await invite(email, { p_role: "desk" })];
    expect(await read(first.id)).toMatchObject({ status: "revoked" });
    expect(await read(second.id)).toMatchObject({ status: "open", role: "desk" });
    const both = await Promise.all([invite(email), invite(email)]);
    const open = await Promise.all(both.map(({ id }) => read(id)));
    expect(open.map(({ status }) => status).sort()).toEqual(["open", "revoked"]);
  });

  test("rejects members, a stale session, others' sessions, and more than 20 in an hour", async () => {
    const editor = await newMember(database, "editor");
    expect(await invite(editor.email)).toMatchObject({ status: "member" });
    expect(await invite(admin.email)).toMatchObject({ status: "member" });
    for (const sender of [editor, accounts.member, accounts.ended]) {
      expect(await invite(newEmail(), {}, sender)).toMatchObject({ code: "42501" });
    }
    for (let sent = 0; sent < 20; sent++) await invite(newEmail());
    const limited = await invite(newEmail());
    expect(limited).toMatchObject({ status: "limited", retry_after: expect.any(Number) });
    await database.pass("1 hour");
    expect(await invite(newEmail())).toMatchObject({ status: "done" });
    const owner = await newAdmin(database);
    await age(database, owner, "11 minutes", "0");
    expect(await invite(newEmail(), {}, owner)).toMatchObject({ status: "stale" });
  });

  test("accepts an invitation once, from the account with its email", async () => {
    const member = await signUp(database);
    const { id } = await invite(member.email);
    expect(await accept(id, accounts.member.id)).toBe("other");
    expect(await roleOf(accounts.member.id)).toBeNull();
    expect(await accept(id, member.id)).toBe("accepted");
    expect(await roleOf(member.id)).toBe("author");
    await sql("update public.profiles set role = null where id = $1", member.id);
    expect(await accept(id, member.id)).toBe("used");
    expect(await roleOf(member.id)).toBeNull();
  });

  test("rejects expired and revoked invitations", async () => {
    const member = await signUp(database);
    const expired = await invite(member.email);
    await sql(`update public.invitations set created_at = now() - interval '7 days',
      expires_at = now() - interval '1 second'`);
    expect(await accept(expired.id, member.id)).toBe("expired");
    const revoked = await invite(member.email);
    const now = { revoked_at: new Date().toISOString() };
    await database.as("admin").from("invitations").update(now).eq("id", revoked.id);
    expect(await accept(revoked.id, member.id)).toBe("revoked");
    expect(await roleOf(member.id)).toBeNull();
  });

  test("revokes an open invitation once the account's role is set by hand", async () => {
    const member = await signUp(database);
    const { id } = await invite(member.email);
    for (const role of ["author", null]) {
      await sql("update public.profiles set role = $1 where id = $2", role, member.id);
    }
    expect(await accept(id, member.id)).toBe("revoked");
    expect(await roleOf(member.id)).toBeNull();
  });

  test("confirms only an unconfirmed account that signed up with its link", async () => {
    const email = newEmail();
    const { id } = await invite(email);
    const user = crypto.randomUUID();
    await sql("insert into auth.users (id, email) values ($1, $2)", user, email);
    expect(await read(id)).toMatchObject({ account: user, confirmed: false });
    expect(await accept(id, user)).toBe("other");
    await sql(
      "update auth.users set raw_user_meta_data = jsonb_build_object('invitation', $1::text)",
      id,
    );
    expect(await accept(id, user)).toBe("accepted");
    expect(await roleOf(user)).toBe("author");
    expect(await read(id)).toMatchObject({ status: "used", confirmed: true });
  });
});
