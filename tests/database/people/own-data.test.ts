import { expect, test } from "vitest";
import { dataOf, onEachDatabase, post } from "@/tests/database/support/databases";
import { type Account, signIn } from "@/tests/database/support/sign-up";
import { storePerson, tablesNaming } from "./person-rows";

onEachDatabase((database) => {
  const { as, sql } = database;
  const newMember = async () => {
    const email = `ines-${crypto.randomUUID()}@example.com`;
    await storePerson(database, email);
    return signIn(database, email);
  };
  const eraseSelf = (account: Account) => dataOf(as(account).rpc("erase_self"));

  test("a member sees their own data without admins' notes", async () => {
    const data = await dataOf(as(await newMember()).rpc("own_data"));
    expect(data).toMatchObject({
      account: [{ username: "ines" }],
      messages: [{ message: "Hello." }],
      bookings: [{ time_zone: "America/Port_of_Spain" }],
      waitlist: [{ project_name: "Invoice maker" }],
      subscriptions: [{ source: "footer", status: "pending" }],
    });
    expect(Object.keys(data ?? {})).toHaveLength(5);
    expect(JSON.stringify(data)).not.toMatch(/notes|is_spam|read_at|is_admin|confirmations/);
  });

  test("a member can change only their own username", async () => {
    const account = await newMember();
    await dataOf(as(account).rpc("rename_self", { p_username: "renamed" }));
    expect(await sql("select id from public.profiles where username = 'renamed'")).toEqual([
      { id: account.id },
    ]);
    const invalid = await as(account).rpc("rename_self", { p_username: "a b" });
    expect(invalid.error?.message).toContain("profiles_username_check");
  });

  test("a member can erase all their data only after a recent sign-in", async () => {
    const account = await newMember();
    const age = (interval: string) =>
      sql(
        `with sessions as (
           update auth.sessions set created_at = now() - $2::interval where user_id = $1
         ) update private.session_details set confirmed_at = null where user_id = $1`,
        account.id,
        interval,
      );
    await age("11 minutes");
    expect(await eraseSelf(account)).toBe("stale");
    expect(await tablesNaming(database, account.email)).not.toEqual([]);
    await age("9 minutes");
    expect(await eraseSelf(account)).toBe("erased");
    expect(await tablesNaming(database, account.email)).toEqual([]);
    expect(await sql("select from private.erased_addresses")).toEqual([]);
    expect((await as(account).rpc("own_data")).error?.code).toBe("42501");
  });

  test.for(["visitor", "ended", "admin", "service"] as const)(
    "rejects calls to members' functions as %s",
    async (actor) => {
      for (const [name, args] of [
        ["own_data", {}],
        ["rename_self", { p_username: "renamed" }],
        ["erase_self", {}],
      ] as const) {
        const response = await database.rest(actor, `rpc/${name}`, post(args));
        expect(await response.json(), name).toMatchObject({ code: "42501" });
      }
    },
  );
});
