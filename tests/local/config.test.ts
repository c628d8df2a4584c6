import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { readConfig, siteEnvironment } from "../../local/process/config.ts";

const STACK = {
  supabaseUrl: "http://127.0.0.1:54321",
  publishableKey: "sb_publishable_x",
  secretKey: "sb_secret_x",
  mailUrl: "http://127.0.0.1:54324",
  sql: async () => [],
  stop: async () => {},
};

describe("the configuration", () => {
  test("has standard ports and folder", () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      supabasePort: 54321,
      mailPort: 54324,
      dir: resolve(".local"),
      databaseUrl: undefined,
      siteUrl: "http://localhost:3000",
    });
  });

  test("is taken from the environment", () => {
    const variables = { PORT: "8080", LOCAL_DIR: "/tmp/x", LOCAL_DB_URL: "postgres://localhost/x" };
    expect(readConfig(variables)).toMatchObject({
      port: 8080,
      dir: "/tmp/x",
      databaseUrl: "postgres://localhost/x",
      siteUrl: "http://localhost:8080",
    });
  });

  test.each(["0", "65536", "3.5", "http", "-1", "1e3"])("refuses %s as a port", (MAIL_PORT) => {
    expect(() => readConfig({ MAIL_PORT })).toThrow(/^MAIL_PORT should be a port/);
  });

  test("refuses the same port twice", () => {
    expect(() => readConfig({ PORT: "54321" })).toThrow("three different ports");
  });
});

describe("the site's environment", () => {
  test("leads every service to the stack, whatever the user has set", () => {
    const variables = {
      SUPABASE_URL: "https://live.example.com",
      SUPABASE_SECRET_KEY: "sb_secret_live",
      RESEND_API_KEY: "re_live",
      RESEND_BASE_URL: "https://api.resend.com",
      SITE_URL: "https://live.example.com",
      TRUSTED_PROXIES: "1",
      CALENDLY_URL: "https://calendly.example",
    };
    expect(siteEnvironment(readConfig(variables), STACK, variables)).toEqual({
      PORT: "3000",
      SITE_URL: "http://localhost:3000",
      SUPABASE_URL: STACK.supabaseUrl,
      SUPABASE_PUBLISHABLE_KEY: STACK.publishableKey,
      SUPABASE_SECRET_KEY: STACK.secretKey,
      RESEND_API_KEY: "re_local",
      RESEND_BASE_URL: STACK.mailUrl,
      MAIL_FROM: "Kiskadee Studio <hello@kiskadee.example>",
      CRON_SECRET: expect.stringMatching(/^.{32}$/),
      GEO_API_URL: "off",
      OUTBOX_RETRY_SECONDS: "1",
      TRUSTED_PROXIES: "1",
      CALENDLY_URL: "https://calendly.example",
      NEXT_TELEMETRY_DISABLED: "1",
    });
  });
});
