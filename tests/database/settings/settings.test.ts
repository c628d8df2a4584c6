import { expect, test } from "vitest";
import { dataOf, onEachDatabase, patch } from "@/tests/database/support/databases";

onEachDatabase(({ as, rest, sql }) => {
  // Supabase Lite returns numerics as text, hosted Supabase as numbers.
  async function settings(actor: "admin" | "service") {
    const row = await dataOf(as(actor).from("settings").select().single());
    return { ...row, exchange_rate: row.exchange_rate && Number(row.exchange_rate) };
  }

  async function visitorsRate(): Promise<number> {
    const row = await dataOf(as("visitor").from("settings").select("exchange_rate").single());
    return Number(row.exchange_rate);
  }

  const change = (values: object) => rest("admin", "settings?id=eq.true", patch(values));

  test("has exactly one row from the start", async () => {
    expect(await settings("service")).toEqual({
      id: true,
      exchange_rate: null,
      notification_address: null,
      call_link: null,
      require_second_factor: false,
      updated_at: expect.any(String),
    });
    const second = sql("insert into public.settings (id) values (false)");
    await expect(second).rejects.toMatchObject({ code: "23514" });
  });

  test("shows visitors only the exchange rate", async () => {
    await sql("update public.settings set exchange_rate = 0.15");
    expect(await visitorsRate()).toBe(0.15);
    const table = as("visitor").from("settings");
    const asked = [
      table.select("notification_address"),
      table.select("updated_at"),
      table.select("call_link"),
      // A filter would reveal the email letter by letter.
      table.select("id").like("notification_address", "%"),
    ];
    for (const query of asked) expect((await query).error?.code).toBe("42501");
  });

  test("lets an admin change the rate and email, and updates the change date", async () => {
    const values = { exchange_rate: 0.1475, notification_address: "inbox@example.com" };
    const before = await settings("admin");
    await change(values);
    const after = await settings("admin");
    expect(after).toMatchObject(values);
    expect(after.updated_at).not.toBe(before.updated_at);
    expect(await visitorsRate()).toBe(0.1475);
  });

  test.for([0.000001, 0.147512, 1, 1000])("accepts the rate %d", async (exchange_rate) => {
    await change({ exchange_rate });
    expect(await settings("admin")).toMatchObject({ exchange_rate });
  });

  test.for([
    ...[0, -0.15, 0.0000001, 1000.000001, "NaN", "Infinity"].map((exchange_rate) => ({
      exchange_rate,
    })),
    { notification_address: "" },
    { notification_address: "no email" },
    { notification_address: "two@example.com, more@example.com" },
    { notification_address: "a@example.com\nbcc: b" },
    { call_link: "" },
    { call_link: "http://meet.example" },
    { call_link: "javascript:alert(1)" },
    { call_link: "https://meet.example/a\r\nATTENDEE:x" },
  ])("rejects %j", async (values) => {
    const before = await settings("admin");
    expect((await change(values)).ok).toBe(false);
    expect(await settings("admin")).toEqual(before);
  });
});
