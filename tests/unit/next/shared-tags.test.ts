import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { tagsManifest } from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SharedTag } from "@/lib/next/database-call";
import { keepExpiredTags } from "@/lib/next/expired-tags";
import { SharedTags } from "@/lib/next/shared-tags";

const minutes = (count: number) => count * 60_000;

/** A fake database table that is unavailable while `failure` is set. */
const table = {
  rows: [] as SharedTag[],
  failure: undefined as Error | undefined,
  asked: 0,
  async expire(tags: string[]) {
    if (table.failure) throw table.failure;
    const seq = Math.max(0, ...table.rows.map((row) => row.seq)) + 1;
    const expired_at = new Date().toISOString();
    table.rows = table.rows.filter(({ tag }) => !tags.includes(tag));
    table.rows.push(...tags.map((tag) => ({ tag, expired_at, seq })));
  },
  async since(seq: number) {
    table.asked += 1;
    if (table.failure) throw table.failure;
    return table.rows.filter((row) => row.seq > seq);
  },
};

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-shared-tags-"));
  vi.useFakeTimers({ toFake: ["Date", "performance", "setTimeout", "clearTimeout"] });
  Object.assign(table, { rows: [], failure: undefined, asked: 0 });
  tagsManifest.clear();
});

afterEach(async () => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  // Waits for pending writes.
  await keepExpiredTags(folder, []);
  await rm(folder, { recursive: true, force: true });
});

/** Starts a server on this table and folder. It only remembers tags stored on disk. */
function startServer() {
  tagsManifest.clear();
  const server = new SharedTags(table);
  server.start(folder);
  return server;
}

const expiredAt = (tag: string) => tagsManifest.get(tag)?.expired;

test("a tag expired by another server expires here on receipt, after renders in progress, and once all servers know", async () => {
  const server = startServer();
  await server.refresh();
  const changed = Date.now();
  await table.expire(["posts"]);
  await vi.advanceTimersByTimeAsync(500);
  expect(expiredAt("posts")).toBe(changed + 500);
  await vi.advanceTimersByTimeAsync(300);
  expect(expiredAt("posts")).toBe(changed + 800);
  await vi.advanceTimersByTimeAsync(1_700);
  expect(expiredAt("posts")).toBe(changed + 2_500);
  await vi.advanceTimersByTimeAsync(minutes(1));
  expect(expiredAt("posts")).toBe(changed + 2_500);
});

test("polls twice a second until a minute after the last request, and resumes with the next", async () => {
  const server = startServer();
  await server.refresh();
  for (let poll = 0; poll < 10; poll += 1) {
    await vi.advanceTimersByTimeAsync(500);
    await Promise.all([server.refresh(), server.refresh()]);
  }
  expect(table.asked).toBe(11);
  await vi.advanceTimersByTimeAsync(minutes(60));
  expect(table.asked).toBeLessThanOrEqual(132);
  await table.expire(["posts"]);
  await server.refresh();
  expect(expiredAt("posts")).toBe(Date.now());
});

test("on start, old expiries keep their time and recent ones are reset to now", async () => {
  await table.expire(["settings"]);
  const long = Date.now();
  await vi.advanceTimersByTimeAsync(minutes(60));
  // A page stored just after this expiry may contain data read before it.
  await table.expire(["posts", "*"]);
  await vi.advanceTimersByTimeAsync(minutes(1));
  await startServer().refresh();
  expect(expiredAt("settings")).toBe(long + minutes(5));
  expect(expiredAt("posts")).toBe(Date.now());
  expect(expiredAt("_N_T_/layout")).toBe(Date.now());
});

test("during an outage, expires tags locally, reports every ten minutes and syncs later", async () => {
  const report = vi.spyOn(console, "error").mockImplementation(() => {});
  table.failure = new Error("connect ECONNREFUSED");
  const server = startServer();
  tagsManifest.set("posts", { expired: Date.now() });
  await server.expire(["posts"]);
  await server.expire(["post:a"]);
  await vi.advanceTimersByTimeAsync(minutes(9));
  expect(report.mock.calls).toEqual([
    [expect.any(String), expect.stringContaining("ECONNREFUSED")],
  ]);
  await vi.advanceTimersByTimeAsync(minutes(50.5));
  expect(report).toHaveBeenCalledTimes(6);
  table.failure = undefined;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(table.rows.map(({ tag }) => tag)).toEqual(["posts", "post:a"]);
});

test("after a restart, syncs tags that could not be stored before it", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  table.failure = new Error("connect ECONNREFUSED");
  const before = startServer();
  const changed = Date.now();
  tagsManifest.set("posts", { expired: changed });
  await before.expire(["posts"]);
  vi.clearAllTimers();
  const after = startServer();
  expect(expiredAt("posts")).toBe(changed);
  table.failure = undefined;
  await after.refresh();
  expect(table.rows.map(({ tag }) => tag)).toEqual(["posts"]);
});

test("requests wait for an unavailable table at most once every five seconds", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  table.failure = new Error("timeout");
  const server = startServer();
  await server.refresh();
  const since = vi.spyOn(table, "since").mockReturnValue(new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(4_000);
  expect(since).toHaveBeenCalled();
  await server.refresh();
  await vi.advanceTimersByTimeAsync(1_500);
  const waiting = vi.fn();
  server.refresh().then(waiting);
  await vi.advanceTimersByTimeAsync(0);
  expect(waiting).not.toHaveBeenCalled();
});

test("with an unwritable folder, still stores a tag in the table and reports the failure", async () => {
  const report = vi.spyOn(console, "error").mockImplementation(() => {});
  const server = new SharedTags(table);
  server.start(join(folder, "missing"));
  await server.expire(["posts"]);
  expect(table.rows.map(({ tag }) => tag)).toEqual(["posts"]);
  expect(report.mock.calls).toEqual([
    [expect.stringContaining("not kept on disk"), expect.any(String)],
  ]);
});
