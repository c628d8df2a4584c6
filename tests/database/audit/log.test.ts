import { beforeEach, expect, test } from "vitest";
import { dataOf, onEachDatabase } from "@/tests/database/support/databases";
import { entries } from "./entries";

onEachDatabase((database) => {
  const { as, sql, accounts } = database;

  beforeEach(async () => {
    for (const p_list of ["waitlist", "subscribers", "audit"]) {
      await dataOf(as("admin").rpc("record_export", { p_list }));
    }
  });
  const lists = async (filters: object) =>
    (await entries(database, filters)).map(({ subject_id }) => subject_id);

  test("filters by person, subject and time, and pages from any entry", async () => {
    const email = accounts.admin.email.slice(0, 4);
    expect(await lists({ p_email: email, p_subject: "list", p_size: 2 })).toHaveLength(2);
    expect(await lists({ p_email: "nobody" })).toEqual([]);
    expect(await lists({ p_subject: "post" })).toEqual([]);
    expect(await lists({ p_since: new Date(Date.now() + 60_000).toISOString() })).toEqual([]);
    const [second] = await sql("select id from private.audit_log where subject_id = 'subscribers'");
    expect(await lists({ p_before: second?.id })).toEqual(["waitlist"]);
  });

  test.for([
    "update private.audit_log set action = 'deleted'",
    "delete from private.audit_log",
    "truncate private.audit_log",
  ])("does not let the table's owner run: %s", async (statement) => {
    await expect(sql(statement)).rejects.toMatchObject({ code: "42501" });
    expect(await entries(database)).toHaveLength(3);
  });
});
