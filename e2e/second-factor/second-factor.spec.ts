import type { Page } from "@playwright/test";
import { field, fillSignIn, press } from "../support/account-pages";
import { newAccount } from "../support/accounts";
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { codeOf } from "../support/second-factor";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Skips hidden codes, since Next.js keeps previous pages in the document. */
const codesOn = (page: Page) => page.locator("code").filter({ visible: true }).allTextContents();

async function signOut(page: Page): Promise<void> {
  await page.goto("/admin");
  await page.getByRole("button", { name: "Sign Out" }).first().click();
  await expect(page).toHaveURL("/");
}

async function enterCode(page: Page, code: string, button: string): Promise<void> {
  await field(page, "Code").fill(code);
  await press(page, button);
}

async function scan(page: Page): Promise<{ secret: string }> {
  await press(page, "Start");
  await expect(page.getByRole("img", { name: /^QR code/ })).toBeVisible();
  const [shown = ""] = await codesOn(page);
  return { secret: shown.replaceAll(" ", "") };
}

test("sets up a second factor, then signs in with its code and with a recovery code", async ({
  page,
  context,
}) => {
  const { email, password } = await newAccount({ isAdmin: true });
  const signIn = async () => {
    await page.goto("/login?next=/admin");
    await fillSignIn(page, email, password);
    await press(page, "Sign In");
  };
  await signIn();
  await expect(page).toHaveURL("/admin");
  await page.goto("/admin/settings/security");
  await page.getByRole("link", { name: "Set up two-step sign-in" }).click();
  await expect(heading(page, "Two-step sign-in.")).toBeVisible();
  await expectAccessible(page, "before the start");
  const factor = await scan(page);
  await expectAccessible(page, "with the QR code");
  await enterCode(page, "12", "Set up");
  await expect(field(page, "Code")).toHaveAccessibleDescription(/Enter the 6-digit code/);
  await expect(field(page, "Code")).toBeFocused();
  const used = codeOf(factor);
  await enterCode(page, used, "Set up");
  await expect(heading(page, "Save these codes.")).toBeVisible();
  await expect.poll(() => codesOn(page)).toHaveLength(10);
  const codes = await codesOn(page);
  await expectAccessible(page, "with recovery codes");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await press(page, "Copy");
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join("\n"));
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toBe("recovery-codes.txt");
  await press(page, "I've saved them");
  await expect(page.getByText("10 of 10 recovery codes left")).toBeVisible();
  await expectAccessible(page, "settings with a factor");

  await signOut(page);
  await signIn();
  await expect(heading(page, "One more step.")).toBeVisible();
  await expectAccessible(page, "asked for a code");
  await enterCode(page, used, "Continue");
  await expect(field(page, "Code")).toHaveAccessibleDescription(/already used/);
  await page.getByRole("link", { name: "Use a recovery code" }).click();
  await expect(field(page, "Recovery code")).toBeVisible();
  await field(page, "Recovery code").fill(codes[0]?.toUpperCase() ?? "");
  await press(page, "Continue");
  await expect(page.getByText("Admins and members sign in with a password")).toBeVisible();
});
