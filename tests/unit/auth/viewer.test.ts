import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { checkTimeoutMs, checkViewer } from "@/lib/auth/viewer";
import type { SessionClient } from "@/lib/supabase/clients";

type Answer = { data: object | null; error: { code: string; message: string } | null };

const id = "0b8f5c1e-0000-4000-8000-000000000001";
const never = () => new Promise<never>(() => {});

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("knows an admin by the profile alone", async () => {
  const claims = { sub: id, user_metadata: { is_admin: true } };
  const member = { id, email: "member@example.com", is_admin: false };
  expect(await checkViewer(client({ claims, profile: found(member) }))).toEqual({
    status: "signed-in",
    viewer: { id, email: "member@example.com", isAdmin: false },
  });
  const admin = { ...member, is_admin: true };
  expect(await checkViewer(client({ claims, profile: found(admin) }))).toMatchObject({
    viewer: { isAdmin: true },
  });
});

it("knows nobody without a session, with one that the database does not take, or without a profile", async () => {
  const nobody = { status: "nobody" };
  expect(await checkViewer(client({}))).toEqual(nobody);
  expect(await checkViewer(client({ token: "not-a-token" }))).toEqual(nobody);
  const expired = { data: null, error: { code: "PGRST301", message: "JWT expired" } };
  expect(await checkViewer(client({ claims: { sub: id }, profile: () => expired }))).toEqual(
    nobody,
  );
  expect(await checkViewer(client({ claims: { sub: id }, profile: found(null) }))).toEqual(nobody);
});

it("lets nobody in when the profile cannot be read, and reports it", async () => {
  const broken = { data: null, error: { code: "", message: "fetch failed" } };
  expect(await checkViewer(client({ claims: { sub: id }, profile: () => broken }))).toEqual({
    status: "unavailable",
  });
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining("fetch failed"));
});

it("ends a check that takes longer than 20 seconds", async () => {
  vi.useFakeTimers();
  const checked = vi.fn();
  void checkViewer(client({ claims: { sub: id }, profile: never })).then(checked);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(checked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(checked).toHaveBeenCalledWith({ status: "timed-out" });
  expect(checkTimeoutMs).toBe(20_000);
});

type Session = {
  claims?: object;
  token?: string;
  profile?: () => Answer | Promise<never>;
};

/** A client with a session whose token says `claims`, on a database that answers `profile`. */
function client({ claims, token, profile = found(null) }: Session): SessionClient {
  const body = claims && Buffer.from(JSON.stringify(claims)).toString("base64url");
  const access_token = token ?? (body && `e30.${body}.signature`);
  const query = { select: () => query, eq: () => query, maybeSingle: async () => profile() };
  return {
    auth: {
      getSession: async () => ({ data: { session: access_token ? { access_token } : null } }),
    },
    from: () => query,
  } as unknown as SessionClient;
}

function found(row: object | null): () => Answer {
  return () => ({ data: row, error: null });
}
