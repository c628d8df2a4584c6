import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseEnv } from "@/lib/env";
import { requiredEnv } from "./required-env";

test("only six variables are required, and tracking is off by default", () => {
  const env = parseEnv({ ...requiredEnv, META_PIXEL_ID: "", META_ACCESS_TOKEN: "" });
  expect([env.META_PIXEL_ID, env.META_ACCESS_TOKEN]).toEqual([undefined, undefined]);
  expect(env).toMatchObject({
    SITE_URL: "http://localhost:3000",
    TRUSTED_PROXIES: 0,
    OUTBOX_RETRY_SECONDS: 30,
    PAGES_PER_MINUTE: 60,
    RESEND_BASE_URL: "https://api.resend.com",
    GEO_API_URL: "https://ipapi.co",
  });
});

test.each([
  ["GEO_API_URL", "off", "off"],
  ["COUNTRY_HEADER", "CF-IPCountry", "cf-ipcountry"],
  ["SITE_URL", "https://kiskadee.example/x/", "https://kiskadee.example"],
] as const)("reads %s=%s as %s", (name, value, read) => {
  expect(parseEnv({ ...requiredEnv, [name]: value })[name]).toBe(read);
});

test("names all missing variables in one error", () => {
  const { SUPABASE_URL: _url, CRON_SECRET: _secret, ...rest } = requiredEnv;
  expect(() => parseEnv(rest)).toThrow(/SUPABASE_URL: is not set\n.*CRON_SECRET: is not set/s);
});

test.each([
  ["RESEND_API_KEY", "", "RESEND_API_KEY: is not set"],
  ["SITE_URL", "kiskadee.example", "should be an http(s) address"],
  ["SUPABASE_URL", "ftp://db", "should be an http(s) address"],
  ["CRON_SECRET", "short", "a secret of 16 characters or more"],
  ["TRUSTED_PROXIES", "-1", "TRUSTED_PROXIES: is malformed"],
  ["TRUSTED_PROXIES", "two", "a whole number"],
  ["OUTBOX_RETRY_SECONDS", "0", "OUTBOX_RETRY_SECONDS: is malformed"],
  ["MAIL_FROM", "hello@kiskadee.example\r\nBcc: a@b.example", "MAIL_FROM: is malformed"],
  ["MAIL_TO", "nobody", "an email address"],
  ["GEO_API_URL", "no", "should be an http(s) address, or off"],
  ["COUNTRY_HEADER", "cf ipcountry", "the name of a header"],
  ["META_PIXEL_ID", '1"><script>', "the pixel's number"],
  ["META_PIXEL_SCRIPT_URL", "javascript:1", "should be an http(s) address"],
  ["META_GRAPH_URL", "graph", "should be an http(s) address"],
  ["CALENDLY_URL", "calendly.com/kiskadee", "should be an http(s) address"],
  ["CALENDLY_SCRIPT_URL", "javascript:alert(1)", "should be an http(s) address"],
  ["INDEXNOW_KEY", "a key", "8 to 128 letters, digits and hyphens"],
  ["LINK_SECRET", "short", "a secret of 16 characters or more"],
])("rejects %s=%s and says what it should be", (name, value, message) => {
  expect(() => parseEnv({ ...requiredEnv, [name]: value })).toThrow(message);
});

test("an error never contains the value, which may be a secret", () => {
  expect(() => parseEnv({ ...requiredEnv, CRON_SECRET: "hunter2" })).not.toThrow("hunter2");
});

test("the example file lists every variable that is read", () => {
  const read = readFileSync("lib/env.ts", "utf8").matchAll(/^ {2}([A-Z][A-Z_]+):/gm);
  const names = new Set([...read].map(([, name]) => name));
  const example = readFileSync(".env.example", "utf8");
  expect(names.size).toBeGreaterThan(8);
  for (const name of names) expect(example).toMatch(new RegExp(`^#? ?${name}=`, "m"));
});
