import { beforeEach, describe, expect, it, vi } from "vitest";
import { brand } from "@/content/brand";
import { site } from "@/content/site";
import { rateText, readRate } from "@/lib/settings/admin/rate";
import { NotificationInput, PasswordInput, RateInput } from "@/lib/settings/admin/schema";

const { stored, reported, variables } = vi.hoisted(() => ({
  stored: vi.fn(),
  reported: vi.fn(),
  variables: { MAIL_TO: undefined as string | undefined },
}));
vi.mock("next/cache", () => ({ cacheTag: vi.fn(), cacheLife: vi.fn() }));
vi.mock("@/lib/env", () => ({ env: () => variables }));
vi.mock("@/lib/log", () => ({ reportError: reported }));
const client = () => ({ from: () => ({ select: () => ({ maybeSingle: stored }) }) });
vi.mock("@/lib/supabase/clients", () => ({ publicClient: client }));
vi.mock("@/lib/supabase/service", () => ({ serviceClient: client }));

const { getExchangeRate } = await import("@/lib/pricing/queries");
const { getNotificationEmail } = await import("@/lib/settings/queries");

beforeEach(() => {
  vi.clearAllMocks();
  variables.MAIL_TO = undefined;
});

describe("an exchange rate that is typed in", () => {
  it.each([
    ["0.15", 0.15],
    [" 0.147893 ", 0.147893],
    [".2", 0.2],
    ["7", 7],
    ["1000", 1000],
    ["0.000001", 0.000001],
  ])("%o is %d", (typed, rate) => {
    expect(readRate(typed)).toBe(rate);
  });

  it.each([
    ["", "Exchange rate is required"],
    ["  ", "Exchange rate is required"],
    ["0,15", "Write the rate as a number with a point, such as 0.15"],
    ["abc", "Write the rate as a number with a point, such as 0.15"],
    ["1e3", "Write the rate as a number with a point, such as 0.15"],
    ["-1", "Write the rate as a number with a point, such as 0.15"],
    ["5.", "Write the rate as a number with a point, such as 0.15"],
    ["0.1478931", "The rate can have at most 6 decimals"],
    ["0", "The rate must be more than 0"],
    ["0.000000", "The rate must be more than 0"],
    ["1000.1", "The rate must be at most 1,000"],
    ["123456789012345678901", "Exchange rate must be at most 20 characters"],
  ])("%o is refused: %s", (typed, message) => {
    expect(firstError(RateInput.safeParse({ exchange_rate: typed }))).toBe(message);
    expect(readRate(typed)).toBe(null);
  });

  it.each([0.15, 0.147893, 7, 1000, 10, 0.000001, 0.1])("%d is shown as it was typed", (rate) => {
    expect(readRate(rateText(rate))).toBe(rate);
    expect(rateText(rate)).not.toMatch(/\.\d*0$|e/);
  });
});

describe("a notification address", () => {
  it.each(["", "   ", "team@mail.example"])("may be %o", (address) => {
    const input = NotificationInput.safeParse({ notification_address: address });
    expect(input.data).toEqual({ notification_address: address.trim() });
  });

  it.each(["nobody", "a@b", "a@mail.example\r\nBcc: b@mail.example", undefined])(
    "may not be %o",
    (address) => {
      const input = NotificationInput.safeParse({ notification_address: address });
      expect(firstError(input)).toBe("Invalid email address");
    },
  );
});

describe("a new password", () => {
  const valid = {
    current_password: "old-word",
    new_password: "new-word",
    repeated_password: "new-word",
  };

  it("is taken with the current one and twice the same", () => {
    expect(PasswordInput.safeParse(valid).success).toBe(true);
  });

  it.each([
    ["current_password", "", "Current password is required"],
    ["new_password", "short", "Password must be at least 6 characters"],
    ["new_password", "x".repeat(73), "Password must be at most 72 characters"],
    ["repeated_password", "", "Please confirm your password"],
    ["repeated_password", "another", "Passwords do not match"],
  ])("is refused with %s %o: %s", (field, value, message) => {
    const input = PasswordInput.safeParse({ ...valid, [field]: value });
    const issue = input.error?.issues.find(({ path }) => path[0] === field);
    expect(issue?.message).toBe(message);
  });

  it("has to be a new one", () => {
    const same = { ...valid, new_password: "old-word", repeated_password: "old-word" };
    expect(firstError(PasswordInput.safeParse(same))).toBe(
      "The new password must differ from the current one",
    );
  });
});

describe("the rate of public prices", () => {
  it.each([0.2, "0.200000"])("is the stored one, told as %o", async (exchange_rate) => {
    stored.mockResolvedValue({ data: { exchange_rate }, error: null });
    expect(await getExchangeRate()).toBe(0.2);
  });

  it("is the brand's where none is stored", async () => {
    stored.mockResolvedValue({ data: { exchange_rate: null }, error: null });
    expect(await getExchangeRate()).toBe(brand.currencies.rate);
  });

  it("is never made up in an outage, so that the last good page stays", async () => {
    stored.mockResolvedValue({ data: null, error: { message: "away" } });
    await expect(getExchangeRate()).rejects.toThrow("away");
  });
});

describe("where notices go", () => {
  it("is the stored address", async () => {
    variables.MAIL_TO = "variable@mail.example";
    stored.mockResolvedValue({ data: { notification_address: "team@mail.example" }, error: null });
    expect(await getNotificationEmail()).toBe("team@mail.example");
  });

  it("is the configured one where none is stored, else the site's own", async () => {
    stored.mockResolvedValue({ data: { notification_address: null }, error: null });
    expect(await getNotificationEmail()).toBe(site.email);
    variables.MAIL_TO = "variable@mail.example";
    expect(await getNotificationEmail()).toBe("variable@mail.example");
  });

  it("is the configured one in an outage, which is reported", async () => {
    variables.MAIL_TO = "variable@mail.example";
    stored.mockResolvedValue({ data: null, error: { message: "away" } });
    expect(await getNotificationEmail()).toBe("variable@mail.example");
    stored.mockRejectedValue(new Error("not even an answer"));
    expect(await getNotificationEmail()).toBe("variable@mail.example");
    expect(reported).toHaveBeenCalledTimes(2);
  });
});

type Parsed = { error?: { issues: { message: string }[] } };

function firstError({ error }: Parsed): string | undefined {
  return error?.issues[0]?.message;
}
