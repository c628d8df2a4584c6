import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { checkTimeoutMs, checkViewer } from "@/lib/auth/viewer";
import { processState } from "@/lib/process-state";
import type { SessionClient } from "@/lib/supabase/clients";

const id = "0b8f5c1e-0000-4000-8000-000000000001";
const member = { id, email: "member@example.com" };
const sessionId = "0b8f5c1e-0000-4000-8000-0000000000a1";
const claims = { sub: id, session_id: sessionId, user_metadata: { is_admin: true } };
const found = (data: object | null) => ({ data, error: null });
const failing = (code: string, message: string) => ({ data: null, error: { code, message } });

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test.each([
  [false, null],
  [true, null],
  [false, "code"],
])("reads admin rights only from the database: %s, %s", async (isAdmin, step) => {
  const rights = { role: null, permissions: isAdmin ? ["admin"] : [] };
  const viewer = found({ ...member, ...rights, is_admin: isAdmin, step, is_recent: true });
  expect(await checkViewer(client(tokenOf(claims), viewer))).toEqual({
    status: "signed-in",
    viewer: { ...member, ...rights, isAdmin, step, sessionId, isRecent: true },
  });
});

test.each([
  ["without a session", undefined, found(null)],
  ["with a malformed token", "not-a-token", found(null)],
  ["with a token that the database rejects", tokenOf(claims), failing("PGRST301", "JWT expired")],
  ["without a profile", tokenOf(claims), found(null)],
])("treats the visitor as signed out %s", async (_case, token, viewer) => {
  expect(await checkViewer(client(token, viewer))).toEqual({ status: "nobody" });
});

test("reports a failed database call and does not sign the visitor in", async () => {
  const answer = failing("", "fetch failed");
  expect(await checkViewer(client(tokenOf(claims), answer))).toEqual({ status: "unavailable" });
  const error = new Error("get_viewer: fetch failed");
  expect(console.error).toHaveBeenCalledWith("session check:", error);
});

test("a session check times out after 20 seconds, or after the given limit", async () => {
  vi.useFakeTimers();
  const checked = vi.fn();
  void checkViewer(client(tokenOf(claims), new Promise<never>(() => {}))).then(checked);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(checked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(checked).toHaveBeenCalledWith({ status: "timed-out" });
  const opened = checkViewer(client(tokenOf(claims), new Promise<never>(() => {})), 3_000);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await opened).toEqual({ status: "timed-out" });
  expect(checkTimeoutMs).toBe(20_000);
});

test.each([
  ["GET", "once for the middleware and the page", { status: "signed-in" }],
  ["POST", "again after an action, which may have ended it", { status: "nobody" }],
])("during a %s request, the session is checked %s", async (method, _when, second) => {
  const rights = { role: null, permissions: [], is_admin: false, step: null, is_recent: true };
  await processState.requests.run({ id: "1", method, path: "/admin" }, async () => {
    const first = await checkViewer(client(tokenOf(claims), found({ ...member, ...rights })));
    expect(first).toMatchObject({ status: "signed-in" });
    expect(await checkViewer(client(tokenOf(claims), found(null)))).toMatchObject(second);
  });
});

function tokenOf(claims: object): string {
  return `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.signature`;
}

/** A client with a session for this token and a database that returns `viewer`. */
function client(access_token?: string, viewer?: object): SessionClient {
  const session = access_token ? { access_token } : null;
  const auth = { getSession: async () => ({ data: { session } }) };
  return { auth, rpc: async () => viewer } as unknown as SessionClient;
}
