import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { mailsTo, pollMail } from "./mail";
import { sitePath } from "./test-site";

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

export const alert = (page: Page) =>
  page.getByRole("main").getByRole("alert").filter({ hasText: /\S/ });

export const status = (page: Page) =>
  page.getByRole("main").getByRole("status").filter({ hasText: /\S/ });

/** Presses a button in the page's main area, not in its header. */
export const press = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true }).click();

export const registered =
  "Registration successful! Please check your email to confirm your account.";

/** Returns the fields a browser sends from a completed sign-up form. */
export const newRegistration = (email: string) => ({
  username: `ines-${crypto.randomUUID().slice(0, 8)}`,
  email,
  password: "a-good-password",
  confirmPassword: "a-good-password",
  newsletter: "on",
});

/** Returns the path of the /auth/confirm link in the newest email with this subject. */
export async function mailedLink(email: string, subject: RegExp): Promise<string> {
  const newest = async () => (await mailsTo(email)).find((mail) => subject.test(mail.subject));
  await pollMail(newest).toBeTruthy();
  const link = /https?:\/\/\S+\/auth\/confirm\?\S+/.exec((await newest())?.text ?? "")?.[0];
  if (!link) throw new Error("The mail has no link.");
  const path = sitePath(link);
  expect(path).toContain("/auth/confirm?token_hash=");
  return path;
}

export async function fillSignUp(page: Page, email: string, username: string, password: string) {
  await field(page, "Username").fill(username);
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(password);
  await field(page, "Confirm password").fill(password);
  await page.getByRole("checkbox").check();
}

/**
 * Submits the form at `path` that has the first of these fields, as a browser without scripts
 * would. `answer` is the result an account page would show, `text` the whole response.
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

/** Loads a form's page and returns its URL and the form's hidden fields. */
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

/** Masks values that vary between responses: the email, ids, nonces, dates and retry times. */
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
