import { updateTag } from "next/cache";
import { beforeEach, expect, test, vi } from "vitest";
import { isPassword } from "@/lib/accounts/password/verify-password";
import * as accounts from "@/lib/accounts/queries";
import { idle } from "@/lib/action";
import { adminSession, requireAdmin } from "@/lib/auth/session";
import { sendQueuedMail } from "@/lib/email/send-queued-mail";
import { retryMails } from "@/lib/outbox/actions";
import {
  changePassword as sendPassword,
  setExchangeRate,
  setNotificationAddress,
} from "@/lib/settings/admin/actions";
import { changeRole } from "@/lib/users/actions";
import { formOf } from "@/tests/unit/forms/form-of";

// Results of the user, settings and outbox actions, against a mocked database.
vi.mock("next/cache");
vi.mock("next/headers", () => ({
  headers: async () => new Headers({ "next-action": "x" }),
  cookies: async () => new Map(),
}));
vi.mock("@/lib/auth/session");
vi.mock("@/lib/accounts/queries");
vi.mock("@/lib/accounts/start-session", () => ({ startSession: vi.fn() }));
vi.mock("@/lib/env", () => ({
  env: () => ({ TRUSTED_PROXIES: 0, SITE_URL: "https://site.example" }),
  isWithoutDatabase: false,
}));
vi.mock("@/lib/log");
vi.mock("@/lib/email/send-queued-mail");
vi.mock("@/lib/accounts/password/verify-password");
vi.mock("@/lib/supabase/service", () => ({ serviceClient: () => ({ rpc }) }));

const session = vi.mocked(adminSession);
const limits = vi.mocked(accounts);
const rpc = vi.fn();
const update = vi.fn();
const auth = { updateUser: vi.fn(), signInWithPassword: vi.fn() };
const id = "00000000-0000-4000-8000-000000000001";
const anyForm = formOf({ id, exchange_rate: "1", notification_address: "" });
const role = (fields: object = {}) =>
  changeRole(idle, formOf({ id, is_admin: "false", ...fields }));
const passwords = { current_password: "old-word", new_password: "new-word" };
const changePassword = () =>
  sendPassword(idle, formOf({ ...passwords, repeated_password: "new-word" }));

const viewer = { id: "me", email: "me@mail.example", sessionId: "session", isRecent: true };
const profile = { data: { email: "user@mail.example" }, error: null };
const table = {
  update: (values: object) => ({ eq: () => ({ select: () => update(values) }) }),
  select: () => ({ eq: () => ({ maybeSingle: async () => profile }) }),
};

function signedIn(changes: object = {}) {
  const client = { rpc, from: () => table, auth };
  const found = { viewer: { ...viewer, ...changes }, client } as never;
  session.mockResolvedValue(found);
  vi.mocked(requireAdmin).mockResolvedValue(found);
}

beforeEach(() => {
  vi.clearAllMocks();
  signedIn();
  limits.beginSignIn.mockResolvedValue(0);
  auth.updateUser.mockResolvedValue({ error: null });
  auth.signInWithPassword.mockResolvedValue({ error: null });
  vi.mocked(isPassword).mockResolvedValue(true);
});

test.each([
  ["changeRole", () => role()],
  ["retryMails", () => retryMails(idle, anyForm)],
  ["setExchangeRate", () => setExchangeRate(idle, anyForm)],
  ["setNotificationAddress", () => setNotificationAddress(idle, anyForm)],
])("%s returns an error and changes nothing without an admin session", async (_name, act) => {
  for (const message of ["ended", "unknown"]) {
    session.mockResolvedValue({ client: null, ended: message === "ended", message } as never);
    expect(await act()).toMatchObject({ status: "error", message });
  }
  for (const call of [rpc, update, sendQueuedMail, auth.updateUser, limits.beginSignIn]) {
    expect(call).not.toHaveBeenCalled();
  }
});

test.each([
  ["own", "This is you. Only another admin can change your access."],
  ["last", "This is the only admin, so their access cannot be revoked."],
  ["missing", "This account no longer exists."],
  ["stale", "Please enter your password and try again."],
  ["42501", "You no longer have permission to do this."],
])("explains the database status %s when a role change fails", async (status, message) => {
  const error = status === "42501" ? { code: status, message: "only an admin" } : null;
  rpc.mockResolvedValue({ data: { status }, error });
  expect(await role()).toMatchObject({ status: "error", message });
});

test("changing a role stores the chosen role, but rejects a malformed id", async () => {
  rpc.mockResolvedValue({ data: { status: "done" }, error: null });
  expect(await role({ is_admin: "true" })).toMatchObject({ status: "success" });
  expect(rpc).toHaveBeenCalledExactlyOnceWith("set_admin", {
    p_admin: viewer.id,
    p_session: viewer.sessionId,
    p_id: id,
    p_is_admin: true,
    p_mails: [expect.objectContaining({ kind: "admin-granted", to: "user@mail.example" })],
  });
  expect(await role({ id: "1 or 1=1" })).toMatchObject({ status: "error" });
  expect(rpc).toHaveBeenCalledOnce();
});

test.each([
  [undefined, true, "Enter your password"],
  ["wrong-word", false, "That's not your current password"],
])(
  "without a recent sign-in, rejects a role change with the password %j",
  async (typed, is, text) => {
    signedIn({ isRecent: false });
    vi.mocked(isPassword).mockResolvedValue(is);
    const result = await role(typed === undefined ? {} : { your_password: typed });
    expect(result).toMatchObject({ errors: { your_password: text } });
    expect(rpc).not.toHaveBeenCalled();
  },
);

test("a role change with the correct password confirms the session", async () => {
  signedIn({ isRecent: false });
  rpc.mockResolvedValue({ data: { status: "done" }, error: null });
  expect(await role({ your_password: "word" })).toMatchObject({ status: "success" });
  expect(limits.confirmSession).toHaveBeenCalledExactlyOnceWith(viewer.sessionId);
});

test.each([
  [true, { status: "success", message: "Retrying the email now." }, 1],
  [false, { status: "error", message: expect.stringContaining("Nothing to retry") }, 0],
])("reports an email retry's result when the database returns %s", async (data, result, sends) => {
  rpc.mockResolvedValue({ data, error: null });
  expect(await retryMails(idle, formOf({ id }))).toMatchObject(result);
  expect(sendQueuedMail).toHaveBeenCalledTimes(sends);
});

test("an email retry rejects malformed ids, no ids and more ids than fit on a page", async () => {
  const many = new FormData();
  for (let count = 0; count < 26; count++) many.append("id", crypto.randomUUID());
  for (const form of [formOf({ id: "x" }), formOf({}), many]) {
    expect(await retryMails(idle, form)).toMatchObject({ status: "error" });
  }
  expect(rpc).not.toHaveBeenCalled();
});

test.each([
  [[{ id: true }], { status: "success" }, [["settings"]]],
  [[], { status: "error", values: { exchange_rate: "0.2" } }, []],
])("reports the rate as saved only if a row was updated: %j", async (data, result, tags) => {
  update.mockResolvedValue({ data, error: null });
  expect(await setExchangeRate(idle, formOf({ exchange_rate: "0.2" }))).toMatchObject(result);
  expect(update).toHaveBeenCalledExactlyOnceWith({ exchange_rate: 0.2 });
  expect(vi.mocked(updateTag).mock.calls).toEqual(tags);
});

test("stores an empty notification email as null", async () => {
  update.mockResolvedValue({ data: [{ id: true }], error: null });
  await setNotificationAddress(idle, formOf({ notification_address: " " }));
  expect(update).toHaveBeenCalledExactlyOnceWith({ notification_address: null });
});

test("changing the password counts as a sign-in and opens a new session", async () => {
  expect(await changePassword()).toMatchObject({ status: "success" });
  expect(limits.beginSignIn).toHaveBeenCalledExactlyOnceWith("me@mail.example", "unknown");
  expect(limits.clearSignIn).toHaveBeenCalledOnce();
  expect(limits.allowPassword).toHaveBeenCalledExactlyOnceWith(viewer.sessionId, viewer.email);
  expect(auth.updateUser).toHaveBeenCalledExactlyOnceWith({ password: "new-word" });
  const credentials = { email: "me@mail.example", password: "new-word" };
  expect(auth.signInWithPassword).toHaveBeenCalledExactlyOnceWith(credentials);
});

test("redirects to the login page when signing in with the new password fails", async () => {
  auth.signInWithPassword.mockResolvedValue({ error: { message: "fetch failed" } });
  const redirected = { digest: expect.stringContaining("/login?why=password") };
  await expect(changePassword()).rejects.toMatchObject(redirected);
});

test.each([
  [60, "Too many attempts. Please try again in a minute."],
  [new Error("away"), "The password could not be changed. Please try again."],
])("does not check the current password if the limiter returns %s", async (limit, message) => {
  limits.beginSignIn.mockImplementation(async () => {
    if (limit instanceof Error) throw limit;
    return limit;
  });
  expect(await changePassword()).toMatchObject({ status: "error", message });
  expect(isPassword).not.toHaveBeenCalled();
});

test("an incorrect current password counts as an attempt, and neither password is sent back", async () => {
  vi.mocked(isPassword).mockResolvedValue(false);
  const result = await changePassword();
  const errors = { current_password: "That's not your current password" };
  expect(result).toMatchObject({ errors });
  expect(JSON.stringify(result)).not.toContain("-word");
  expect(limits.clearSignIn).not.toHaveBeenCalled();
  expect(auth.updateUser).not.toHaveBeenCalled();
});

test("shows the auth server's reason when it rejects the new password", async () => {
  const error = { status: 422, message: "Add a digit." };
  auth.updateUser.mockResolvedValue({ error });
  expect(await changePassword()).toMatchObject({ errors: { new_password: error.message } });
});
