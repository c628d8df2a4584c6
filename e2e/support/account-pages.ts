import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { mailsTo } from "./mail";
import { sitePath } from "./test-site";

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

export const alert = (page: Page) =>
  page.getByRole("main").getByRole("alert").filter({ hasText: /\S/ });

export const status = (page: Page) =>
  page.getByRole("main").getByRole("status").filter({ hasText: /\S/ });

/** Presses a button of the page itself, not one of its header. */
export const press = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true }).click();

export const registered =
  "Registration successful! Please check your email to confirm your account.";

/** What a browser sends of the filled-in sign-up form. */
export const newRegistration = (email: string) => ({
  username: `ines-${crypto.randomUUID().slice(0, 8)}`,
  email,
  password: "a-good-password",
  confirmPassword: "a-good-password",
  newsletter: "on",
});

/** The path of the newest link to /auth/confirm that came to an address. */
export async function mailedLink(email: string, subject: RegExp): Promise<string> {
  const newest = async () => (await mailsTo(email)).find((mail) => subject.test(mail.subject));
  await expect.poll(newest).toBeTruthy();
  const link = /https?:\/\/\S+\/auth\/confirm\?\S+/.exec((await newest())?.text ?? "")?.[0];
  if (!link) throw new Error("The mail has no link.");
  const path = sitePath(link);
  expect(path).toContain("/auth/confirm?token_hash=");
  return path;
}

/** Fills in the sign-up form as somebody would who types. */
export async function fillSignUp(page: Page, email: string, username: string, password: string) {
  await field(page, "Username").fill(username);
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(password);
  await field(page, "Confirm password").fill(password);
  await page.getByRole("checkbox").check();
}

/**
 * Sends the form of `path` that has the first of these fields, as a browser without scripts does, to
 * where the page came from or to another server. `answer` is what an account page shows then; `text` is everything that came back.
 */
export async function postForm(
  request: APIRequestContext,
  path: string,
  values: Record<string, string>,
  server?: string,
) {
  const { url, hidden } = await openForm(request, path, values);
  return sendForm(request, path, { ...hidden, ...values }, server ?? url);
}

/** The page of a form before it is sent: where it is, and what its form has that nobody types. */
export async function openForm(
  request: APIRequestContext,
  path: string,
  values: Record<string, string>,
) {
  const page = await request.get(path);
  const html = await page.text();
  const forms = html.slice(html.indexOf("<main")).match(/<form.*?<\/form>/gs) ?? [];
  const [name = ""] = Object.keys(values);
  const form = forms.find((form) => form.includes(`name="${name}`)) ?? "";
  const hidden = [...form.matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g)];
  const fields = hidden.map(([, name = "", value]) => [name, decode(value)]);
  return { url: page.url(), hidden: Object.fromEntries(fields) as Record<string, string> };
}

export async function sendForm(
  request: APIRequestContext,
  path: string,
  multipart: Record<string, string>,
  server: string,
) {
  const { origin } = new URL(server);
  const response = await request.post(origin + path, {
    multipart,
    headers: { origin, accept: "text/html" },
    maxRedirects: 0,
  });
  const headers = response.headersArray();
  const text = `${headers.map(({ name, value }) => `${name}: ${value}`).join("\n")}\n${await response.text()}`;
  const stored = /form-answer=([^;]+)/.exec(text)?.[1];
  return {
    status: response.status(),
    location: response.headers().location,
    answer: stored && JSON.parse(decodeURIComponent(stored)).result,
    text: decodeURIComponent(text.replace(/%(?![0-9a-f]{2})/gi, "%25")),
  };
}

type Posted = Awaited<ReturnType<typeof postForm>>;

/** The same answer with what differs by chance taken out: the address that was typed, ids, and seconds to wait. */
export function anonymous({ status, location, answer, text }: Posted, email: string) {
  const clean = (part: string) =>
    part
      .replaceAll(email, "EMAIL")
      .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "ID")
      .replaceAll(/(?<="retryAfter":)\d+/g, "SECONDS")
      .replaceAll(/nonce-?[="]*[0-9a-f]{32}/g, "NONCE")
      .replaceAll(/^(date|expires|set-cookie: .*expires=).*$/gim, "$1");
  return {
    status,
    location: clean(location ?? ""),
    answer: clean(JSON.stringify(answer)),
    text: clean(text),
  };
}

function decode(value = ""): string {
  return value.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
}

export async function fillSignIn(page: Page, email: string, password: string) {
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(password);
}
