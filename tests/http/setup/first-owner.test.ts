import { request as playwright } from "@playwright/test";
import { afterAll, beforeAll, beforeEach, onTestFinished } from "vitest";
import { site } from "@/content/site";
import { newRegistration, postForm } from "@/e2e/support/account-pages";
import { newAccount, setAdmin } from "@/e2e/support/accounts";
import { uniqueEmail } from "@/e2e/support/mail";
import { randomIp } from "@/e2e/support/random-ip";
import { serviceClient, signingSecret, storedProfile } from "@/e2e/support/stored";
import { startTestServer } from "@/e2e/support/test-server";
import { sitePath, template, testSite } from "@/e2e/support/test-site";
import { setupLink } from "@/lib/setup/link";
import { mainOf, textOf } from "../html";
import { expect, test } from "../test";

let admins: string[] = [];

const owners = async () => {
  const profiles = (await serviceClient()).from("profiles").select("id").eq("is_admin", true);
  return (await profiles.throwOnError()).data.map(({ id }) => id);
};
const removeOwners = async () => {
  for (const id of await owners()) await setAdmin(id, false);
};
/** Starts a second server, and returns its URL and the link it prints. */
const start = async () => {
  const server = await startTestServer(testSite.port + 10, { LOG_FORMAT: "json" });
  onTestFinished(() => server.stop());
  const printed = () => /http\S+\/setup\?token=[^\s"]+/.exec(server.output())?.[0];
  await expect.poll(printed).toBeTruthy();
  return { url: server.url, path: sitePath(printed() ?? "") };
};
/** Signs the link that a server would print. */
const signedPath = async () => {
  const { data: id } = await (await serviceClient()).rpc("setup_id").throwOnError();
  return sitePath(setupLink(template.url, id, await signingSecret()));
};

const owner = (email = uniqueEmail()) => {
  const { newsletter: _, ...account } = newRegistration(email);
  // The default, because the setting stays for the files that follow.
  return { ...account, notification_address: site.email };
};

beforeAll(async () => {
  admins = await owners();
});
beforeEach(removeOwners);
afterAll(async () => {
  await removeOwners();
  for (const id of admins) await setAdmin(id, true);
});

test("the printed link makes the first owner without JavaScript, on any server, once", async ({
  request,
}) => {
  const { url, path } = await start();
  for (const closed of ["/setup", "/setup?token=none", `${path}x`, `${path}&token=none`]) {
    const response = await request.get(closed);
    expect(response.status(), closed).toBe(404);
    expect(mainOf(await response.text())).toContain("Page not found");
  }
  const opened = await request.get(path);
  expect(opened.status()).toBe(200);
  expect(opened.headers()).toMatchObject({
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex, nofollow",
  });
  expect(textOf(mainOf(await opened.text()))).toContain("content/brand.ts");

  const fields = owner();
  const wrong = { ...fields, confirmPassword: "another", notification_address: "none" };
  const rejected = await postForm(request, path, wrong);
  expect(rejected.answer).toMatchObject({
    errors: {
      confirmPassword: "Passwords do not match",
      notification_address: "Invalid email address",
    },
    values: { username: fields.username, email: fields.email, notification_address: "none" },
  });
  expect(rejected.text).not.toContain(fields.password);
  const shown = await (await request.get(rejected.location ?? "")).text();
  expect(shown).toContain(`value="${fields.email}"`);
  expect(textOf(shown)).toContain("Passwords do not match");

  const { location } = await postForm(request, path, fields);
  expect(location).toBe("/admin");
  const dashboard = await request.get("/admin", { maxRedirects: 0 });
  expect(dashboard.status()).toBe(200);
  const text = textOf(mainOf(await dashboard.text()));
  expect(text).toMatch(/Set up your site.*Choose a notification email\s*Done/);
  expect(text).toMatch(/Turn on two-step sign-in\s*To do/);
  expect(await storedProfile(fields.email)).toEqual([
    { username: fields.username, is_admin: true, role: null },
  ]);
  for (const origin of [testSite.url, url]) {
    expect((await request.get(origin + path)).status()).toBe(404);
  }
});

test("of two concurrent requests, one creates the owner, the other no account", async ({ url }) => {
  const path = await signedPath();
  const send = async (email: string) => {
    const headers = { "x-forwarded-for": randomIp() };
    const request = await playwright.newContext({ baseURL: url, extraHTTPHeaders: headers });
    const { location } = await postForm(request, path, owner(email));
    await request.dispose();
    return { location, profiles: await storedProfile(email) };
  };
  const results = await Promise.all([uniqueEmail(), uniqueEmail()].map(send));
  const [late, first] = results.sort((a, b) => a.profiles.length - b.profiles.length);
  expect(first).toMatchObject({ location: "/admin", profiles: [{ is_admin: true }] });
  expect(late).toEqual({ location: "/login?why=owned", profiles: [] });
  expect(await owners()).toHaveLength(1);
});

test("an existing account becomes the owner only with its password", async ({ request }) => {
  const path = await signedPath();
  const { email, password } = await newAccount();
  const wrong = await postForm(request, path, owner(email));
  expect(wrong.answer.errors).toEqual({
    email: "This email already has an account. Enter its password.",
  });
  const right = { ...owner(email), password, confirmPassword: password };
  expect((await postForm(request, path, right)).location).toBe("/admin");
  expect(await storedProfile(email)).toMatchObject([{ is_admin: true }]);
});
