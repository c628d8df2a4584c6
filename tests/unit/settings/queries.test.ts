import { beforeEach, expect, test, vi } from "vitest";
import { brand } from "@/content/brand";
import { site } from "@/content/site";
import { reportError } from "@/lib/log";

const { stored, env } = vi.hoisted(() => ({ stored: vi.fn(), env: vi.fn() }));
vi.mock("next/cache", () => ({ cacheTag: vi.fn(), cacheLife: vi.fn() }));
vi.mock("@/lib/env", () => ({ env }));
vi.mock("@/lib/log");
const client = () => ({ from: () => ({ select: () => ({ maybeSingle: stored }) }) });
vi.mock("@/lib/supabase/clients", () => ({ publicClient: client }));
vi.mock("@/lib/supabase/service", () => ({ serviceClient: client }));

const { getExchangeRate } = await import("@/lib/pricing/queries");
const { getNotificationEmail } = await import("@/lib/settings/queries");

const outage = { data: null, error: { message: "away" } };
const configured = { MAIL_TO: "variable@mail.example" };

beforeEach(() => void vi.clearAllMocks());

test.each([
  [0.2, 0.2],
  ["0.200000", 0.2],
  [null, brand.currencies.rate],
])("the rate stored as %o is %d", async (exchange_rate, rate) => {
  stored.mockResolvedValue({ data: { exchange_rate }, error: null });
  expect(await getExchangeRate()).toBe(rate);
});

test("the rate is never made up in an outage, so that the last good page stays", async () => {
  stored.mockResolvedValue(outage);
  await expect(getExchangeRate()).rejects.toThrow("away");
});

test.each([
  ["team@mail.example", configured, "team@mail.example"],
  [null, configured, "variable@mail.example"],
  [null, {}, site.email],
])("notifications stored as %s and configured as %j go to %s", async (email, variables, to) => {
  env.mockReturnValue(variables);
  stored.mockResolvedValue({ data: { notification_address: email }, error: null });
  expect(await getNotificationEmail()).toBe(to);
});

test("notifications go to the configured email in an outage, which is reported", async () => {
  env.mockReturnValue(configured);
  stored.mockResolvedValueOnce(outage).mockRejectedValueOnce(new Error("not even an answer"));
  expect(await getNotificationEmail()).toBe("variable@mail.example");
  expect(await getNotificationEmail()).toBe("variable@mail.example");
  expect(reportError).toHaveBeenCalledTimes(2);
});
