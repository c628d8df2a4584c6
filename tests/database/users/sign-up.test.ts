import { describe, expect, test } from "vitest";
import { onEachDatabase } from "@/tests/database/support/databases";
import { newEmail } from "@/tests/database/support/rows";
import { signUp } from "@/tests/database/support/sign-up";

onEachDatabase((database) => {
  const { accounts, as, sql } = database;

  const profile = (id: string) =>
    sql("select username, email, is_admin from public.profiles where id = $1", id);

  test.for(["member", "forger"] as const)(
    "creates a profile without admin rights when a %s signs up",
    async (actor) => {
      const { data } = await as(actor).from("profiles").select("id, username, email, is_admin");
      const { id, email } = accounts[actor];
      expect(data).toEqual([{ id, email, username: actor, is_admin: false }]);
    },
  );

  test("ignores is_admin in user data changed later", async () => {
    const response = await fetch(`${database.supabaseUrl}/auth/v1/user`, {
      method: "PUT",
      headers: {
        apikey: database.publishableKey,
        authorization: `Bearer ${accounts.forger.accessToken}`,
        "content-type": "application/json",
      },
      body: JSON.stringify({ data: { is_admin: true, role: "admin" } }),
    });
    expect(response.status).toBe(200);
    const { data } = await as("forger").from("profiles").select("is_admin").single();
    expect(data).toEqual({ is_admin: false });
  });

  describe("with odd sign-up data", () => {
    test.for<[string, object, string | null]>([
      ["no name", {}, null],
      ["a long name", { username: "x".repeat(10_000) }, "x".repeat(50)],
      ["a short name", { username: "ab" }, null],
      ["a name with markup", { username: "<b>bold</b>" }, null],
      ["a name with a line break", { username: "two\nlines" }, null],
      ["an empty name", { username: "" }, null],
      ["a name that is a number", { username: 12345 }, null],
      ["a name that is an object", { username: { first: "Ines" } }, null],
      ["a name that is null", { username: null }, null],
      ["columns of the profile", { username: "plain", id: 7, email: "x" }, "plain"],
    ])("signs up with %s", async ([_what, metadata, username]) => {
      const { id, email } = await signUp(database, metadata);
      expect(await profile(id)).toEqual([{ username, email, is_admin: false }]);
    });
  });

  test("updates the profile's email and deletes the profile with the user", async () => {
    const { id } = await signUp(database, { username: "mover" });
    await sql("update public.profiles set is_admin = true where id = $1", id);
    const email = newEmail();
    await sql("update auth.users set email = $1 where id = $2", email, id);
    expect(await profile(id)).toEqual([{ username: "mover", email, is_admin: true }]);
    await sql("delete from auth.users where id = $1", id);
    expect(await profile(id)).toEqual([]);
  });
});
