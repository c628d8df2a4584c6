import { expect, test } from "vitest";
import { dataOf, onEachDatabase } from "@/tests/database/support/databases";
import { insertRow } from "@/tests/database/support/rows";
import { runCommand } from "@/tests/run-command";

onEachDatabase((database) => {
  const { as, sql, call, accounts } = database;

  const run = (changes: Record<string, string> = {}) => {
    const variables = {
      ...{ NODE_ENV: "production", CRON_SECRET: "a-secret-for-cron" },
      SUPABASE_URL: database.supabaseUrl,
      SUPABASE_PUBLISHABLE_KEY: database.publishableKey,
      SUPABASE_SECRET_KEY: database.secretKey,
      RESEND_API_KEY: "none",
      RESEND_BASE_URL: database.mailUrl,
      MAIL_FROM: "hello@kiskadee.example",
      ...changes,
    };
    return runCommand("doctor", { variables });
  };

  test("prints a line per check about a real database and storage", async () => {
    const record = (p_name: string) => dataOf(as("service").rpc("record_job_run", { p_name }));
    await Promise.all(["outbox", "backup"].map(record));
    await insertRow(database, "email_outbox", { status: "dead" });
    const { code, stdout, stderr } = await run();
    expect([code, stderr]).toEqual([1, ""]);
    expect(stdout.split("\n").filter(Boolean)).toEqual([
      expect.stringMatching(/^ok {7}Database: \d+ migrations applied, none missing\.$/),
      "ok       Clock: The server and the database agree.",
      // Depends on the versions of Node and Postgres.
      expect.stringMatching(/^(ok|warning) +Time zones: Node and Postgres (dis)?agree/),
      "ok       Every-minute job: On time.",
      "warning  Daily job: Not run yet. Schedule /api/cron/daily once a day.",
      "failed   Email delivery: The last email failed. See /admin/outbox.",
      expect.stringMatching(/^warning {2}Two-step sign-in: Off for 1 of 1 owners\./),
      "ok       Backup: Less than two days old.",
      "ok       Storage: A file was written and removed.",
      ...["SPF", "DKIM", "DMARC"].map(
        (name) => `skipped  ${name}: MAIL_FROM or RESEND_BASE_URL is local.`,
      ),
      "skipped  Site URL: SITE_URL is local.",
      "ok       Proxies: TRUSTED_PROXIES is 0.",
    ]);
    expect(await sql("select from storage.objects")).toEqual([]);
  });

  // The test above covers both databases, so once is enough.
  const once = test.skipIf(database.databaseUrl);

  once("exits with 0 without failures, and prints the setup link without an owner", async () => {
    expect((await run()).code).toBe(0);
    await sql("update public.profiles set is_admin = false where id = $1", accounts.admin.id);
    const { code, stdout } = await run();
    expect(code).toBe(1);
    expect(stdout).toContain("failed   Two-step sign-in: No owner yet.");
    expect(stdout).toContain("/setup?token=");
  });

  once("names missing settings and an unreachable database", async () => {
    const [incomplete, { code, stdout }] = await Promise.all([
      run({ MAIL_FROM: "" }),
      run({ SUPABASE_URL: "http://127.0.0.1:9" }),
    ]);
    expect(incomplete).toMatchObject({ code: 1, stderr: expect.stringContaining("MAIL_FROM") });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^failed {3}Database: .*Check SUPABASE_URL/);
    expect(stdout).toContain("skipped  Clock: Needs the database.");
  });

  test("omits unknown time zones", async () => {
    const facts = await call("doctor_facts", { p_zones: ["Nowhere/None", "UTC"], p_days: 2 });
    expect(facts.offsets).toEqual({ UTC: [0, 0, 0] });
  });
});
