import { expect, test } from "vitest";
import { brand } from "@/content/brand";
import type { CheckStatus } from "@/lib/doctor/check";
import { checkDatabase } from "@/lib/doctor/database-checks";
import { checkNetwork } from "@/lib/doctor/network-checks";
import type { NetworkFacts } from "@/lib/doctor/network-facts";
import { ago, answer, database, network } from "./facts";

type Case<Facts> = [name: string, facts: Partial<Facts>, status: CheckStatus, text: string];

const { jobs, offsets } = answer;
const { sender, settings } = network;
const withAnswer = (changes: Partial<typeof answer>) => ({ answer: { ...answer, ...changes } });
const withSender = (changes: Partial<typeof sender>) => ({ sender: { ...sender, ...changes } });
const mail = (status: string, days = 1) => withAnswer({ mail: { status, created_at: ago(days) } });

const databaseCases: Case<typeof database>[] = [
  ["Database", withAnswer({ migrations: ["1"] }), "failed", "missing: 2. Apply"],
  ["Database", withAnswer({ migrations: [] }), "warning", "supabase db push"],
  ["Clock", { clockDifference: -9_000 }, "warning", "9 s ahead of the database's"],
  ["Clock", { clockDifference: 90_000 }, "failed", "90 s behind"],
  [
    "Time zones",
    withAnswer({ offsets: { ...offsets, "Africa/Casablanca": [60, 60, 60] } }),
    "warning",
    "Africa/Casablanca on 2026-12-02 (0 and 60 minutes from UTC)",
  ],
  [
    "Time zones",
    withAnswer({ offsets: { ...offsets, [brand.timeZone]: undefined } }),
    "failed",
    `doesn't know ${brand.timeZone}`,
  ],
  ["Every-minute job", withAnswer({ jobs: { ...jobs, outbox: ago(1) } }), "failed", "Last run"],
  ["Every-minute job", withAnswer({ jobs: {} }), "failed", "/api/cron/outbox every minute"],
  ["Daily job", withAnswer({ jobs: { ...jobs, daily: ago(2) } }), "failed", "/api/cron/daily"],
  ["Daily job", { ...withAnswer({ jobs: {} }), startedAt: database.now }, "warning", "Not run yet"],
  ["Email delivery", withAnswer({ mail: null }), "warning", "Send a test email"],
  ["Email delivery", mail("dead"), "failed", "/admin/outbox"],
  ["Email delivery", mail("pending"), "failed", "still waiting"],
  ["Email delivery", mail("sending", 0), "warning", "in a minute"],
  ["Two-step sign-in", withAnswer({ owners: { total: 0, protected: 0 } }), "failed", "setup link"],
  ["Two-step sign-in", withAnswer({ owners: { total: 3, protected: 1 } }), "warning", "2 of 3"],
  ["Backup", withAnswer({ jobs: { ...jobs, backup: undefined } }), "warning", "npm run backup"],
  ["Backup", withAnswer({ jobs: { ...jobs, backup: ago(4) } }), "warning", "4 days old"],
  ["Backup", withAnswer({ jobs: { ...jobs, backup: ago(9) } }), "failed", "9 days old"],
];

const networkCases: Case<NetworkFacts>[] = [
  ["Storage", { storageError: "Bucket not found" }, "failed", "Bucket not found. Check"],
  ["SPF", withSender({ spf: ["v=spf1 -all"] }), "failed", "agency.net. Add"],
  ["SPF", withSender({ spf: null }), "warning", "did not respond"],
  ["DKIM", withSender({ dkim: [] }), "failed", "that Resend shows"],
  // A revoked key.
  ["DKIM", withSender({ dkim: ["v=DKIM1; p="] }), "failed", "that Resend shows"],
  ["DMARC", withSender({ dmarc: [] }), "warning", "v=DMARC1; p=none"],
  ["DMARC", { sender: null }, "skipped", "local"],
  ["Site URL", { health: 502 }, "failed", "responds with 502"],
  ["Site URL", { health: "getaddrinfo ENOTFOUND" }, "failed", "fails (getaddrinfo ENOTFOUND)"],
  ["Site URL", { health: null }, "skipped", "local"],
  ["Proxies", { proxies: 0 }, "failed", "Lower it"],
  ["Proxies", { settings: { ...settings, TRUSTED_PROXIES: 0 } }, "failed", "share one limit"],
  [
    "Proxies",
    { settings: { ...settings, TRUSTED_PROXIES: 0 }, proxies: null },
    "warning",
    "Set it to the number",
  ],
];

test("every check passes on a site that is set up, and each has a failing case", () => {
  const checks = [...checkDatabase(database), ...checkNetwork(network)];
  expect(checks.filter(({ status }) => status !== "ok")).toEqual([]);
  const names = checks.map(({ name }) => name);
  const covered = [...databaseCases, ...networkCases].map(([name]) => name);
  expect([...new Set(covered)]).toEqual(names);
});

test.each(databaseCases)("%s: %j is %s", (name, facts, status, text) => {
  const check = checkDatabase({ ...database, ...facts }).find((check) => check.name === name);
  expect(check).toEqual({ name, status, text: expect.stringContaining(text) });
});

test.each(networkCases)("%s: %j is %s", (name, facts, status, text) => {
  const check = checkNetwork({ ...network, ...facts }).find((check) => check.name === name);
  expect(check).toEqual({ name, status, text: expect.stringContaining(text) });
});

test.each([
  [{ message: "fetch failed" }, "fetch failed. Check SUPABASE_URL"],
  [{ message: "not found", code: "PGRST202" }, "Migrations are missing"],
])("without an answer (%j), only the first check fails", (error, text) => {
  const [first, ...others] = checkDatabase({ ...database, answer: null, error });
  expect(first).toMatchObject({ status: "failed", text: expect.stringContaining(text) });
  expect(new Set(others.map(({ status }) => status))).toEqual(new Set(["skipped"]));
});
