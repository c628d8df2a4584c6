import type { APIRequestContext } from "@playwright/test";
import { cookieOf, newAccount, seeded, unconfirmedAccount } from "@/e2e/support/accounts";
import { sendCall } from "@/e2e/support/admin-action-calls";
import { mailsTo, uniqueEmail } from "@/e2e/support/mail";
import { serviceClient, signingSecret, storedProfile } from "@/e2e/support/stored";
import { signToken } from "@/lib/links/signed-token";
import { mainOf, textOf } from "../html";
import { expect, test } from "../test";

/** Invites an email as an admin; resolves to the answer. */
async function send(request: APIRequestContext, email: string, role: string) {
  const cookie = await cookieOf(seeded.admin);
  const fields = { email, role, your_password: seeded.admin.password };
  return (await sendCall(request, "inviteMember", { fields }, { cookie })).text;
}

/** Invites an email as an admin; resolves to the path of the link that the admin sees. */
async function invite(request: APIRequestContext, email: string, role = "author") {
  expect(await send(request, email, role)).toContain("Invitation sent.");
  const cookie = await cookieOf(seeded.admin);
  const page = await request.get("/admin/users/invitations", { headers: { cookie } });
  const field = (await page.text())
    .split("<input")
    .find((input) => input.includes(`invitation link for ${email}`));
  const url = new URL(/ value="([^"]+)"/.exec(field ?? "")?.[1] ?? "");
  return `${url.pathname}${url.search}`;
}

/** Opens an invitation's link; resolves to its status and text. */
async function open(request: APIRequestContext, path: string, cookie = "") {
  const response = await request.get(path, { headers: { cookie }, maxRedirects: 0 });
  return { status: response.status(), text: await response.text() };
}

async function act(
  request: APIRequestContext,
  name: string,
  path: string,
  fields: Record<string, string> = {},
  cookie = "",
) {
  const token = new URLSearchParams(path.split("?")[1]).get("token") ?? "";
  const call = { fields: { token, ...fields } };
  return sendCall(request, name, call, { cookie, path: "/register/invitation" });
}

const newPassword = { username: "invited", password: "a long one", confirmPassword: "a long one" };
const roleOf = async (email: string) => (await storedProfile(email))[0]?.role;

test("an invited person creates an account and has the role, however many colleagues share the IP", async ({
  request,
  ip,
}) => {
  const email = uniqueEmail();
  const client = await serviceClient();
  for (let colleague = 0; colleague < 5; colleague += 1) {
    expect((await client.rpc("count_sign_up", { p_ip: ip })).data).toBe(0);
  }
  const path = await invite(request, email, "editor");
  await expect.poll(async () => (await mailsTo(email))[0]?.text).toContain(path);
  const page = await open(request, path);
  expect(page).toMatchObject({ status: 200, text: expect.stringContaining(email) });

  const failed = await act(request, "signUpInvited", path, { ...newPassword, username: "a" });
  expect(failed.text).toContain("Username must be at least 3 characters");
  const done = await act(request, "signUpInvited", path, newPassword);
  expect(done.headers["x-action-redirect"]).toContain("/login?next=/admin&why=invited");
  expect(await roleOf(email)).toBe("editor");
  const cookie = await cookieOf({ email, password: newPassword.password });
  expect((await open(request, "/admin/tags", cookie)).status).toBe(200);

  for (const [viewer, link] of [
    ["", "Sign In</a>"],
    [cookie, "Open dashboard</a>"],
  ] as const) {
    const used = await open(request, path, viewer);
    expect(used.status).toBe(410);
    expect(mainOf(used.text)).toContain("This invitation has been used.");
    expect(mainOf(used.text)).toContain(link);
  }
  const again = await act(request, "signUpInvited", path, newPassword);
  expect(again.headers["x-action-redirect"]).toContain("/register/invitation?token=");
});

test("an account that someone else registered with the email is replaced", async ({ request }) => {
  const stranger = await unconfirmedAccount();
  const path = await invite(request, stranger.email);
  await act(request, "signUpInvited", path, newPassword);
  expect(await roleOf(stranger.email)).toBe("author");
  await expect(cookieOf(stranger)).rejects.toThrow();
});

test("an existing account accepts once it is signed in", async ({ request }) => {
  const account = await newAccount();
  const path = await invite(request, account.email);
  expect((await open(request, path)).text).toContain("Sign in to accept.");
  const visitor = await act(request, "signUpInvited", path, newPassword);
  expect(visitor.headers["x-action-redirect"]).toContain("/register/invitation?token=");

  const other = await cookieOf(await newAccount());
  expect(await open(request, path, other)).toMatchObject({
    status: 403,
    text: expect.stringContaining(`action="/auth/sign-out?${new URLSearchParams({ next: path })}"`),
  });
  await act(request, "acceptInvitation", path, {}, other);
  expect(await roleOf(account.email)).toBeNull();

  const cookie = await cookieOf(account);
  expect((await open(request, path, cookie)).text).toContain("Accept invitation");
  const accepted = await act(request, "acceptInvitation", path, {}, cookie);
  expect(accepted.headers["x-action-redirect"]).toMatch(/^\/admin/);
  expect(await roleOf(account.email)).toBe("author");
  expect((await open(request, "/admin/posts", cookie)).status).toBe(200);
});

test("explains why a link doesn't work, with the matching status", async ({ request }) => {
  const email = uniqueEmail();
  const first = await invite(request, email);
  const second = await invite(request, email);
  const cookie = await cookieOf(seeded.admin);
  const list = await open(request, "/admin/users/invitations", cookie);
  expect(textOf(mainOf(list.text)).split(`Resend to ${email}`)).toHaveLength(2);
  const replaced = await open(request, first);
  expect(replaced).toMatchObject({ status: 410, text: expect.stringContaining("replaced") });
  expect((await open(request, second)).status).toBe(200);
  const changed = await open(request, second.slice(0, -1));
  expect(changed).toMatchObject({ status: 403, text: expect.stringContaining("incomplete") });
  expect((await open(request, "/register/invitation")).status).toBe(403);
  const past = new Date(Date.now() - 1_000);
  const token = signToken("invitation", crypto.randomUUID(), past, await signingSecret());
  const expired = await open(request, `/register/invitation?token=${token}`);
  expect(expired).toMatchObject({ status: 410, text: expect.stringContaining("for 7 days") });
  for (const { text } of [replaced, changed, expired])
    expect(mainOf(text)).toContain("Email us</a>");

  const invitations = (await serviceClient()).from("email_outbox");
  const { data } = await invitations.select("id").eq("to_address", email);
  expect(data).toHaveLength(2);
});

test("rejects an invitation to several emails, or to someone with access", async ({ request }) => {
  const many = Array.from({ length: 10_000 }, (_, index) => `a${index}@mail.example`).join(", ");
  expect(await send(request, many, "author")).toMatch(/"errors":\{"email":"[^"]+/);
  const member = await newAccount({ role: "desk" });
  expect(await send(request, member.email, "author")).toContain("already has access");
});
