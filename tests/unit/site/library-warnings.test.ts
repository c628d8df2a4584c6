import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { shortenLibraryWarnings } from "@/lib/http/log/call-warnings";
import { processState } from "@/lib/process-state";

const { warn, error } = console;
const written = { warn: vi.fn(), error: vi.fn() };

beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(console, written);
  shortenLibraryWarnings();
});
afterEach(() => void Object.assign(console, { warn, error }));

const refused = () => Object.assign(new Error("Token Not Found"), { __isAuthError: true });

test("logs one line per request for a session that Supabase's client rejects", () => {
  for (const id of ["a", "b"]) {
    processState.requests.run({ id, method: "GET", path: "/admin" }, () => {
      console.warn(refused());
      console.error(refused());
      console.warn("@supabase/ssr: invalid JSON", new Error("at position 1"));
    });
  }
  expect(written.warn.mock.calls).toEqual(Array(2).fill(["session:", "Token Not Found"]));
  expect(written.error).not.toHaveBeenCalled();
});

test("drops warnings about unknown actions and logs everything else unchanged", () => {
  console.warn(new Error("Failed to find Server Action"));
  const own = ["sign-in:", refused()];
  console.error(...own);
  expect(written.warn).not.toHaveBeenCalled();
  expect(written.error.mock.calls).toEqual([own]);
});
