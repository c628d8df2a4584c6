import { afterEach, describe, expect, test } from "vitest";
import { onEachDatabase } from "@/tests/database/support/databases";

onEachDatabase((database) => {
  const { as, sql } = database;

  // Supabase Lite hands numerics over as text, hosted Supabase as numbers.
  async function settings(actor: "admin" | "service") {
    const { data, error } = await as(actor).from("settings").select().single();
    if (error) throw error;
    return { ...data, exchange_rate: data.exchange_rate && Number(data.exchange_rate) };
  }

  async function visitorsRate(): Promise<number> {
    const { data } = await as("visitor").from("settings").select("exchange_rate").single();
    return Number(data?.exchange_rate);
  }

  afterEach(async () => {
    await sql(
      "update public.settings set exchange_rate = default, notification_address = default, updated_at = '2026-01-01Z'",
    );
  });

  test("has one row from the start", async () => {
    expect(await settings("service")).toEqual({
      id: true,
      exchange_rate: null,
      notification_address: null,
      updated_at: expect.any(String),
    });
    const second = sql("insert into public.settings (id) values (false)");
    await expect(second).rejects.toMatchObject({ code: "23514" });
  });

  test("shows a visitor the exchange rate and nothing else", async () => {
    await sql("update public.settings set exchange_rate = 0.15");
    expect(await visitorsRate()).toBe(0.15);
    for (const column of ["notification_address", "updated_at"]) {
      const { error } = await as("visitor").from("settings").select(column);
      expect(error?.code).toBe("42501");
    }
    // A filter would tell the address letter by letter.
    const asked = await as("visitor")
      .from("settings")
      .select("id")
      .like("notification_address", "%");
    expect(asked.error?.code).toBe("42501");
  });

  test("lets an admin change rate and address, and dates it", async () => {
    const change = { exchange_rate: 0.1475, notification_address: "inbox@example.com" };
    const before = await settings("admin");
    await as("admin").from("settings").update(change).eq("id", true);
    const after = await settings("admin");
    expect(after).toMatchObject(change);
    expect(after.updated_at).not.toBe(before.updated_at);
    expect(await visitorsRate()).toBe(0.1475);
  });

  test.each(["id", "updated_at"])("does not let an admin change %s", async (column) => {
    const response = await database.rest("admin", "settings?id=eq.true", {
      method: "PATCH",
      body: JSON.stringify({ [column]: null }),
    });
    expect((await response.json()).code).toBe("42501");
  });

  describe("the rules", () => {
    test.each([0.000001, 0.147512, 1, 1000])("take the rate %d", async (exchange_rate) => {
      await as("admin").from("settings").update({ exchange_rate }).eq("id", true);
      expect(await settings("admin")).toMatchObject({ exchange_rate });
    });

    test.each([
      ["exchange_rate", 0],
      ["exchange_rate", -0.15],
      ["exchange_rate", 0.0000001],
      ["exchange_rate", 1000.000001],
      ["exchange_rate", "NaN"],
      ["exchange_rate", "Infinity"],
      ["notification_address", ""],
      ["notification_address", "no address"],
      ["notification_address", "two@example.com, more@example.com"],
      ["notification_address", "a@example.com\nbcc: b"],
    ])("refuse the %s %j", async (column, value) => {
      const before = await settings("admin");
      const response = await database.rest("admin", "settings?id=eq.true", {
        method: "PATCH",
        body: JSON.stringify({ [column]: value }),
      });
      expect(response.ok).toBe(false);
      expect(await settings("admin")).toEqual(before);
    });
  });
});
