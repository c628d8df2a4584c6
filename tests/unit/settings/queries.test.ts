import { beforeEach, expect, test, vi } from "vitest";
import { defaultRate } from "@/content/currencies";
import { site } from "@/content/site";

const { stored, env } = vi.hoisted(() => ({ stored: vi.fn(), env: vi.fn() }));
vi.mock("next/cache", () => ({ cacheTag: vi.fn(), cacheLife: vi.fn() }));
vi.mock("@/lib/env", () => ({ env }));
const client = () => ({ from: () => ({ select: () => ({ maybeSingle: stored }) }) });
vi.mock("@/lib/supabase/clients", () => ({ publicClient: client }));

const { getExchangeRate } = await import("@/lib/pricing/queries");
const { defaultNotificationEmail } = await import("@/lib/settings/queries");

const outage = { data: null, error: { message: "away" } };
const configured = { MAIL_TO: "variable@mail.example" };

beforeEach(() => void vi.clearAllMocks());

test.each([
  [0.2, 0.2],
  ["0.200000", 0.2],
  [null, defaultRate],
])("reads the stored rate %o as %d", async (exchange_rate, rate) => {
  stored.mockResolvedValue({ data: { exchange_rate }, error: null });
  expect(await getExchangeRate()).toBe(rate);
});

test("throws in an outage instead of using a default rate, so that the last good page stays", async () => {
  stored.mockResolvedValue(outage);
  await expect(getExchangeRate()).rejects.toThrow("away");
});

test.each([
  [configured, "variable@mail.example"],
  [{}, site.email],
])("with the settings %j, notifications go to %s", async (variables, email) => {
  env.mockReturnValue(variables);
  expect(await defaultNotificationEmail()).toBe(email);
});
