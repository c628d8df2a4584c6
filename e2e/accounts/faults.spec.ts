import type { NextServer } from "@/local/process/next-process";
import { alert, field, fillSignUp, press } from "../support/account-pages";
import { newAccount, sessionCookies } from "../support/accounts";
import { expect, test } from "../support/fixtures";
import { uniqueEmail } from "../support/mail";
import { startTestServer } from "../support/test-server";
import { testSite } from "../support/test-site";

// A second server over the same build, whose database and auth server nobody answers for.
test.describe.configure({ mode: "serial" });

const port = testSite.port + 10;
const url = `http://localhost:${port}`;
let server: NextServer;

test.use({ baseURL: url });

test.beforeAll(async () => {
  server = await startTestServer(port, { SUPABASE_URL: `http://127.0.0.1:${port + 1}` });
});

test.afterAll(() => server?.stop());

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("signing in and asking for a mail say that they failed", async ({ page }) => {
      await page.goto("/login");
      await field(page, "Email").fill("ines@mail.example");
      await field(page, "Password").fill("a-good-password");
      await press(page, "Sign In");
      await expect(alert(page)).toHaveText("Error: Failed to sign in");
      await expect(field(page, "Email")).toHaveValue("ines@mail.example");
      await press(page, "Forgot your password?");
      await expect(alert(page)).toHaveText("Error: Failed to send reset email");
    });
  });
}

test("signing up says that it failed, and keeps what was typed", async ({ page }) => {
  const email = uniqueEmail();
  await page.clock.install();
  await page.goto("/register");
  await fillSignUp(page, email, "ines", "a-good-password");
  await page.clock.fastForward(5_000);
  await press(page, "Sign Up");
  await expect(alert(page)).toHaveText("Error: Failed to sign up");
  await expect(field(page, "Email")).toHaveValue(email);
});

test.describe("a mailed link", () => {
  test.use({ expectedErrors: /status of 503/ });

  test("is not used up, and can be tried again", async ({ page }) => {
    await page.goto(`/auth/confirm?token_hash=${"a".repeat(56)}&type=signup`);
    await press(page, "Confirm address");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Try again in a moment.");
    expect((await page.reload())?.status()).toBe(503);
    await expect(page.getByRole("main").getByRole("button", { name: "Try again" })).toBeVisible();
  });
});

test.describe("the page for a new password", () => {
  test.use({ expectedErrors: /status of 503/ });

  test("does not take a session for one that never was", async ({ page, context }) => {
    const cookies = await sessionCookies(await newAccount());
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url })));
    expect((await page.goto("/reset-password"))?.status()).toBe(503);
    await expect(page.getByText(/^Authentication check timed out\./)).toBeVisible();
    // What is not known is not forgotten either.
    expect((await context.cookies()).map(({ name }) => name)).toContain("session-hint");
  });
});

test("signing out forgets the session here, and says that the server did not", async ({
  page,
  context,
}) => {
  const cookies = await sessionCookies(await newAccount());
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url })));
  await page.goto("/");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByText(/^Failed to sign out/)).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
});
