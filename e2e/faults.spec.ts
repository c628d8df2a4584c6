import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig, siteEnvironment } from "../local/config";
import { type NextProcess, runNext } from "../local/next-process";
import { type Stack, startStack } from "../local/stack";
import { expect, test } from "./fixtures";
import { testSite } from "./test-site";

// One site on a stack of its own, which is taken away from under it.
test.describe.configure({ mode: "serial" });

const port = testSite.port + 40;
const url = `http://localhost:${port}`;
const pages = ["/", "/blog", "/blog/forms-people-finish", "/contact"];
let dir: string;
let stack: Stack;
let next: NextProcess;

test.use({ baseURL: url });

test.beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "kiskadee-faults-"));
  const config = readConfig({
    PORT: String(port),
    SUPABASE_PORT: String(port + 1),
    MAIL_PORT: String(port + 2),
    LOCAL_DIR: dir,
  });
  stack = await startStack({ ...config, seed: true });
  const variables = { ...siteEnvironment(config, stack), NEXT_DIST_DIR: testSite.distDir };
  next = runNext("start", variables);
  await expect
    .poll(
      () =>
        fetch(url).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 30_000 },
    )
    .toBe(200);
});

test.afterAll(async () => {
  await next?.stop();
  await stack?.stop();
  await rm(dir, { recursive: true, force: true });
});

test("with the database gone, pages answer with the same bytes, and a message is not lost", async ({
  page,
}) => {
  const read = async () => {
    const answers = await Promise.all(pages.map((path) => fetch(url + path)));
    expect(answers.map(({ status }) => status)).toEqual(pages.map(() => 200));
    return Promise.all(answers.map((answer) => answer.text()));
  };
  const before = await read();
  await stack.stop();
  expect(await read()).toEqual(before);

  await page.clock.install();
  await page.goto("/contact");
  await page.getByLabel("Name").fill("A visitor");
  await page.getByLabel("Email").fill("visitor@mail.example");
  await page.getByLabel("Message").fill("Is anybody there?");
  await page.clock.fastForward(5_000);
  await page.getByRole("button", { name: "Send Message" }).click();
  const alert = page.getByRole("alert").filter({ hasText: /\S/ });
  await expect(alert).toHaveText("Failed to send message. Please try again later.");
  await expect(page.getByLabel("Message")).toHaveValue("Is anybody there?");
  await page.clock.fastForward(3_000);
  await expect(alert).toBeHidden();
});

test.describe("a page that was never built, with the database gone,", () => {
  test.use({ expectedErrors: /status of 500|React error #441/ });

  test("says that something went wrong and nothing of the code", async ({ page }) => {
    const response = await page.goto("/blog/never-asked-for");
    expect(response?.status()).toBe(500);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    expect(await page.content()).not.toMatch(
      /\bat [\w.]+ \(|node_modules|ECONNREFUSED|fetch failed/,
    );
  });
});

test("without its settings the site does not start, and names each that is missing", async () => {
  const { PATH = "", HOME = "" } = process.env;
  const bare = { PATH, HOME, PORT: String(port + 3), NEXT_DIST_DIR: testSite.distDir };
  const { status, stderr } = spawnSync(
    process.execPath,
    ["node_modules/next/dist/bin/next", "start"],
    { env: { ...bare, NODE_ENV: "production" }, encoding: "utf8", timeout: 30_000 },
  );
  expect(status).toBe(1);
  for (const name of ["SUPABASE_URL", "SUPABASE_SECRET_KEY", "RESEND_API_KEY", "CRON_SECRET"]) {
    expect(stderr).toContain(`${name}: is not set`);
  }
});
