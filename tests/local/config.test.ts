import { resolve } from "node:path";
import { expect, test } from "vitest";
import { readConfig, siteEnvironment } from "../../local/process/config.ts";

const stack = {
  supabaseUrl: "http://127.0.0.1:54321",
  publishableKey: "sb_publishable_x",
  secretKey: "sb_secret_x",
  mailUrl: "http://127.0.0.1:54324",
  sql: async () => [],
  stop: async () => {},
};

test("the configuration has default ports and a default folder", () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    supabasePort: 54321,
    mailPort: 54324,
    dir: resolve(".local"),
    databaseUrl: undefined,
    siteUrl: "http://localhost:3000",
  });
});

test("the configuration is read from the environment", () => {
  const variables = { PORT: "8080", LOCAL_DIR: "/tmp/x", LOCAL_DB_URL: "postgres://localhost/x" };
  expect(readConfig(variables)).toMatchObject({
    port: 8080,
    dir: "/tmp/x",
    databaseUrl: "postgres://localhost/x",
    siteUrl: "http://localhost:8080",
  });
});

test.each(["0", "65536", "3.5", "http", "-1", "1e3"])("%s is no port", (MAIL_PORT) => {
  expect(() => readConfig({ MAIL_PORT })).toThrow(/^MAIL_PORT should be a port/);
});

test("no two ports are the same", () => {
  expect(() => readConfig({ PORT: "54321" })).toThrow("three different ports");
});

test("the site's environment names the stack's services, whatever the user has set", () => {
  const own = { TRUSTED_PROXIES: "1", CALENDLY_URL: "https://calendly.example" };
  const variables = {
    ...own,
    SUPABASE_URL: "https://live.example.com",
    SUPABASE_SECRET_KEY: "sb_secret_live",
    RESEND_API_KEY: "re_live",
    RESEND_BASE_URL: "https://api.resend.com",
    SITE_URL: "https://live.example.com",
  };
  expect(siteEnvironment(readConfig(variables), stack, variables)).toEqual({
    ...own,
    PORT: "3000",
    SITE_URL: "http://localhost:3000",
    SUPABASE_URL: stack.supabaseUrl,
    SUPABASE_PUBLISHABLE_KEY: stack.publishableKey,
    SUPABASE_SECRET_KEY: stack.secretKey,
    RESEND_API_KEY: "re_local",
    RESEND_BASE_URL: stack.mailUrl,
    MAIL_FROM: "Kiskadee Studio <hello@kiskadee.example>",
    CRON_SECRET: expect.stringMatching(/^.{32}$/),
    GEO_API_URL: "off",
    OUTBOX_RETRY_SECONDS: "1",
    NEXT_TELEMETRY_DISABLED: "1",
  });
});
