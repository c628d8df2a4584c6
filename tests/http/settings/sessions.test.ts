import { type APIRequestContext, request as playwright } from "@playwright/test";
import { postForm } from "@/e2e/support/account-pages";
import { randomIp } from "@/e2e/support/random-ip";
import { signInNewAdmin } from "../admin-session";
import { textOf } from "../html";
import { test as base, expect } from "../test";

const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0";

/** A second browser, with its own IP. */
const test = base.extend("elsewhere", async ({ url }, { onCleanup }) => {
  const context = await playwright.newContext({
    baseURL: url,
    userAgent: windows,
    extraHTTPHeaders: { "x-forwarded-for": randomIp() },
  });
  onCleanup(() => context.dispose());
  return context;
});

test("an admin sees other sessions and signs them out without JavaScript", async ({
  request,
  elsewhere,
}) => {
  const { email, password } = await signInNewAdmin(request);
  await postForm(elsewhere, "/login", { email, password, remember: "on" });
  expect(await panelOf(request)).toMatch(/Firefox on Windows\s*Kept signed in/);
  expect(await panelOf(elsewhere)).toMatch(/Firefox on Windows\s*This session. Kept signed in/);
  const log = textOf(await (await request.get(`/admin/audit?q=${email}`)).text());
  expect(log).toMatch(/Signed in.*Firefox on Windows/s);

  const { location = "" } = await postForm(request, "/admin/settings/account", {
    session: "others",
  });
  const html = await (await request.get(location)).text();
  expect(textOf(html)).toContain("Signed out everywhere else.");
  expect(textOf(html)).toContain("You're not signed in anywhere else.");
  expect((await elsewhere.get("/admin", { maxRedirects: 0 })).status()).toBe(307);
});

async function panelOf(request: APIRequestContext): Promise<string> {
  const html = await (await request.get("/admin/settings/account")).text();
  return textOf(/id="own-sessions".*?<\/table>/s.exec(html)?.[0] ?? "");
}
