import type { Row } from "@/lib/supabase/row";
import { atOnce, dataOf, type TestDatabase } from "@/tests/database/support/databases";
import { insertRow } from "@/tests/database/support/rows";

export type Mail = Row<"email_outbox">;

/** The outbox's database functions, called as the service role. */
export function outbox(database: TestDatabase) {
  const { as, sql } = database;
  const service = as("service");
  return {
    queue: (count: number) => atOnce(count, () => insertRow(database, "email_outbox")),

    claim: (p_limit = 5, p_lease_seconds = 60): Promise<Mail[]> =>
      dataOf(service.rpc("claim_outbox", { p_limit, p_lease_seconds })),

    complete: (p_id: string, p_attempt: number) =>
      dataOf(service.rpc("complete_outbox", { p_id, p_attempt })),

    fail: (p_id: string, p_attempt: number, retry?: number, p_error = "503 unavailable") =>
      dataOf(service.rpc("fail_outbox", { p_id, p_attempt, p_error, p_retry_in_seconds: retry })),

    async find(id: string): Promise<Mail | undefined> {
      return (await sql<Mail>("select * from public.email_outbox where id = $1", id))[0];
    },

    endLeases: () =>
      sql("update public.email_outbox set leased_until = now() - interval '1 second'"),
  };
}
