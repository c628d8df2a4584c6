import { beforeEach, describe, expect, it, vi } from "vitest";
import { failure, idle } from "@/lib/action";

// What the actions of users, settings and outbox answer, with a database that says what is asked for.
const { session, rpc, update, refresh, updateTag, drain, limits, auth, isPassword } = vi.hoisted(
  () => ({
    session: vi.fn(),
    rpc: vi.fn(),
    update: vi.fn(),
    refresh: vi.fn(),
    updateTag: vi.fn(),
    drain: vi.fn(),
    limits: { beginSignIn: vi.fn(), clearSignIn: vi.fn() },
    auth: { updateUser: vi.fn(), signOut: vi.fn() },
    isPassword: vi.fn(),
  }),
);
vi.mock("next/cache", () => ({ refresh, updateTag }));
vi.mock("next/headers", () => ({ headers: async () => new Headers({ "next-action": "x" }) }));
vi.mock("@/lib/auth/session", () => ({ adminSession: session }));
vi.mock("@/lib/accounts/queries", () => limits);
vi.mock("@/lib/env", () => ({ env: () => ({ TRUSTED_PROXIES: 0 }) }));
vi.mock("@/lib/log", () => ({ reportError: vi.fn() }));
vi.mock("@/lib/email/send-queued-mail", () => ({ sendQueuedMail: drain }));
vi.mock("@/lib/settings/admin/verify-password", () => ({ isPassword }));

const { changeRole } = await import("@/lib/users/actions");
const { retryMails } = await import("@/lib/outbox/actions");
const { setExchangeRate, setNotificationAddress } = await import("@/lib/settings/admin/actions");
const { changePassword } = await import("@/lib/settings/admin/password-actions");

const id = "00000000-0000-4000-8000-000000000001";
const passwords = {
  current_password: "old-word",
  new_password: "new-word",
  repeated_password: "new-word",
};

beforeEach(() => {
  vi.clearAllMocks();
  const table = { update: (values: object) => ({ eq: () => ({ select: () => update(values) }) }) };
  const client = { rpc, from: () => table, auth };
  session.mockResolvedValue({ viewer: { id: "me", email: "me@mail.example" }, client });
  limits.beginSignIn.mockResolvedValue(0);
  auth.updateUser.mockResolvedValue({ error: null });
  auth.signOut.mockResolvedValue({ error: null });
  isPassword.mockResolvedValue(true);
});

describe("without an admin's session", () => {
  it.each([
    ["changeRole", () => changeRole({ id, isAdmin: true })],
    ["retryMails", () => retryMails(idle, form({ id }))],
    ["setExchangeRate", () => setExchangeRate(idle, form({ exchange_rate: "1" }))],
    [
      "setNotificationAddress",
      () => setNotificationAddress(idle, form({ notification_address: "" })),
    ],
    ["changePassword", () => changePassword(idle, form(passwords))],
  ])("%s says why and does nothing", async (_name, act) => {
    session.mockResolvedValue({ client: null, ended: true, message: "ended" });
    expect(await act()).toMatchObject({ status: "error", message: "ended" });
    session.mockResolvedValue({ client: null, ended: false, message: "unknown" });
    expect(await act()).toMatchObject({ status: "error", message: "unknown" });
    for (const call of [rpc, update, drain, auth.updateUser, limits.beginSignIn]) {
      expect(call).not.toHaveBeenCalled();
    }
  });
});

describe("changing somebody's access", () => {
  it.each([
    ["own", "This is you. Only another admin can change your access."],
    ["last", "This is the only admin, so the access cannot be revoked."],
    ["missing", "This account no longer exists."],
  ])("tells of %s", async (status, message) => {
    rpc.mockResolvedValue({ data: { status }, error: null });
    expect(await changeRole({ id, isAdmin: false })).toEqual(failure(message));
  });

  it("tells an admin who is none any more", async () => {
    rpc.mockResolvedValue({ data: null, error: { code: "42501", message: "only an admin" } });
    const message = "Your account is no longer allowed to do this.";
    expect(await changeRole({ id, isAdmin: true })).toEqual(failure(message));
  });

  it("asks the database for what was chosen, and for nothing with a malformed id", async () => {
    rpc.mockResolvedValue({ data: { status: "done" }, error: null });
    expect(await changeRole({ id, isAdmin: true })).toMatchObject({ status: "success" });
    expect(rpc).toHaveBeenCalledExactlyOnceWith("set_admin", { p_id: id, p_is_admin: true });
    expect(await changeRole({ id: "1 or 1=1", isAdmin: true })).toMatchObject({ status: "error" });
    expect(rpc).toHaveBeenCalledOnce();
  });
});

describe("trying mail again", () => {
  it("sends afterwards where a mail was put back in line", async () => {
    rpc.mockResolvedValue({ data: true, error: null });
    const message = "Retrying the mail now.";
    expect(await retryMails(idle, form({ id }))).toEqual({ status: "success", message });
    expect(drain).toHaveBeenCalledOnce();
  });

  it("says where there is nothing to retry", async () => {
    rpc.mockResolvedValue({ data: false, error: null });
    const result = await retryMails(idle, form({ id }));
    expect(result).toMatchObject({ message: expect.stringContaining("nothing left to retry") });
    expect(drain).not.toHaveBeenCalled();
  });

  it("takes no malformed ids, and no more than a page of them", async () => {
    const many = new FormData();
    for (let count = 0; count < 26; count++) many.append("id", crypto.randomUUID());
    for (const wrong of [form({ id: "x" }), form({}), many]) {
      expect(await retryMails(idle, wrong)).toMatchObject({ status: "error" });
    }
    expect(rpc).not.toHaveBeenCalled();
  });
});

describe("saving a setting", () => {
  it("renews the public pages with the rate", async () => {
    update.mockResolvedValue({ data: [{ id: true }], error: null });
    const result = await setExchangeRate(idle, form({ exchange_rate: "0.2" }));
    expect(result).toMatchObject({ status: "success" });
    expect(update).toHaveBeenCalledExactlyOnceWith({ exchange_rate: 0.2 });
    expect(updateTag).toHaveBeenCalledExactlyOnceWith("settings");
  });

  it("keeps what was typed where no row was changed", async () => {
    update.mockResolvedValue({ data: [], error: null });
    const values = { exchange_rate: "0.2" };
    const result = await setExchangeRate(idle, form(values));
    expect(result).toMatchObject({ status: "error", values });
    expect(updateTag).not.toHaveBeenCalled();
  });

  it("stores an empty notification address as none", async () => {
    update.mockResolvedValue({ data: [{ id: true }], error: null });
    await setNotificationAddress(idle, form({ notification_address: " " }));
    expect(update).toHaveBeenCalledExactlyOnceWith({ notification_address: null });
  });
});

describe("changing one's own password", () => {
  it("counts as a sign-in and ends the other sessions", async () => {
    expect(await changePassword(idle, form(passwords))).toMatchObject({ status: "success" });
    expect(limits.beginSignIn).toHaveBeenCalledExactlyOnceWith("me@mail.example", "unknown");
    expect(limits.clearSignIn).toHaveBeenCalledOnce();
    expect(auth.updateUser).toHaveBeenCalledExactlyOnceWith({ password: "new-word" });
    expect(auth.signOut).toHaveBeenCalledExactlyOnceWith({ scope: "others" });
  });

  it("does not look at the password while one has to wait", async () => {
    limits.beginSignIn.mockResolvedValue(60);
    const message = "Too many attempts. Please try again in a minute.";
    expect(await changePassword(idle, form(passwords))).toMatchObject({ status: "error", message });
    expect(isPassword).not.toHaveBeenCalled();
  });

  it("leaves a wrong password counted, and never sends one back", async () => {
    isPassword.mockResolvedValue(false);
    const result = await changePassword(idle, form(passwords));
    expect(result).toMatchObject({
      errors: { current_password: "That is not your current password" },
    });
    expect(JSON.stringify(result)).not.toContain("-word");
    expect(limits.clearSignIn).not.toHaveBeenCalled();
    expect(auth.updateUser).not.toHaveBeenCalled();
  });

  it("says what a stricter project asks of a password", async () => {
    auth.updateUser.mockResolvedValue({
      error: { code: "weak_password", message: "Add a digit." },
    });
    const result = await changePassword(idle, form(passwords));
    expect(result).toMatchObject({ errors: { new_password: "Add a digit." } });
  });

  it("tells of an outage", async () => {
    limits.beginSignIn.mockRejectedValue(new Error("away"));
    const message = "The password could not be changed. Please try again.";
    expect(await changePassword(idle, form(passwords))).toMatchObject({ status: "error", message });
  });
});

function form(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}
