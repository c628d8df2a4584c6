import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { requireLocal } from "../../local/database/seed.ts";
import { readArticles } from "../../local/database/seed-articles.ts";
import { isBuilt, recordBuild } from "../../local/process/build-stamp.ts";
import { readConfig, siteEnvironment } from "../../local/process/config.ts";
import { article, makeProject, writeFiles } from "./test-stack.ts";

const stack = {
  supabaseUrl: "http://127.0.0.1:54321",
  publishableKey: "sb_publishable_x",
  secretKey: "sb_secret_x",
  mailUrl: "http://127.0.0.1:54324",
};

test("environment variables override the configuration's defaults", () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    supabasePort: 54321,
    mailPort: 54324,
    dir: resolve(".local"),
    siteUrl: "http://localhost:3000",
  });
  const variables = { PORT: "8080", LOCAL_DIR: "/tmp/x", LOCAL_DB_URL: "postgres://localhost/x" };
  expect(readConfig(variables)).toMatchObject({
    port: 8080,
    dir: "/tmp/x",
    databaseUrl: "postgres://localhost/x",
    siteUrl: "http://localhost:8080",
  });
});

test.each(["0", "65536", "3.5", "http", "-1", "1e3"])("rejects %s as a port", (MAIL_PORT) => {
  expect(() => readConfig({ MAIL_PORT })).toThrow(/^MAIL_PORT should be a port/);
});

test("rejects two identical ports", () => {
  expect(() => readConfig({ PORT: "54321" })).toThrow("three different ports");
});

test("the site's environment points to the stack's services, whatever the user has set", () => {
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
    ALLOWED_ORIGINS: "http://localhost:3000,http://127.0.0.1:3000",
    SUPABASE_URL: stack.supabaseUrl,
    SUPABASE_PUBLISHABLE_KEY: stack.publishableKey,
    SUPABASE_SECRET_KEY: stack.secretKey,
    RESEND_API_KEY: "re_local",
    RESEND_BASE_URL: stack.mailUrl,
    MAIL_FROM: "Kiskadee Studio <hello@kiskadee.example>",
    CRON_SECRET: expect.stringMatching(/^.{32}$/),
    GEO_API_URL: "off",
    OUTBOX_RETRY_SECONDS: "1",
    MAILS_PER_SECOND: "5",
    LOG_FORMAT: "text",
    NEXT_TELEMETRY_DISABLED: "1",
  });
});

test.each([
  ["no slug", article.replace("slug: a-first-post\n", ""), "has no slug"],
  ["an invalid date", article.replace("2026-01-31", "soon"), "date should be like"],
  ["broken front matter", article.replace("title:", "title: ["), "one.md"],
])("the seed reports the file of an article with %s", async (_what, text, message) => {
  const articles = join(await makeProject(), "content/articles");
  await writeFiles(articles, { "one.md": text });
  await expect(readArticles(articles)).rejects.toThrow(message);
  await expect(readArticles(articles)).rejects.toThrow(/^content\/articles\/one\.md: [^\n]*$/);
});

test.each([
  ["postgres://owner:secret@db.example.com:5432/postgres", false],
  ["postgres://owner:secret@localhost,db.example.com/postgres", false],
  ["postgres://owner:secret@10.0.0.7/postgres", false],
  [undefined, true],
  ["postgres://owner@localhost:5432/postgres", true],
  ["postgres://owner@127.0.0.1/postgres", true],
])("allows seeding the database %s: %s", (url, isAllowed) => {
  const check = expect(() => requireLocal(url));
  if (isAllowed) check.not.toThrow();
  else check.toThrow(/^The seed refuses the database at (?!.*secret)/);
});

test("a build is current only if its inputs are unchanged and it still exists", async () => {
  const project = await makeProject();
  await writeFiles(project, { BUILD_ID: "1" });
  await recordBuild(project, project, "inputs");
  expect(await isBuilt(project, project, "inputs")).toBe(true);
  expect(await isBuilt(project, project, "other inputs")).toBe(false);
  await rm(join(project, "BUILD_ID"));
  expect(await isBuilt(project, project, "inputs")).toBe(false);
});
