import type { Tables } from "@/lib/supabase/database.types";
import type { TestDatabase } from "@/tests/database/support/databases";
import { insertRow } from "@/tests/database/support/rows";

export type Mail = Tables<"email_outbox">;

/** Starts from an empty outbox, with no earlier claims that would hold up the next ones. */
export async function clearOutbox({ sql }: TestDatabase): Promise<void> {
  await sql("delete from public.email_outbox");
  await sql("delete from private.limit_hits");
}

/** The functions of the outbox as the server calls them. */
export function outbox(database: TestDatabase) {
  const { as, sql } = database;
  return {
    queue: (count: number) =>
      Promise.all(Array.from({ length: count }, () => insertRow(database, "email_outbox"))),

    async claim(limit = 5, seconds = 60): Promise<Mail[]> {
      const { data, error } = await as("service").rpc("claim_outbox", {
        p_limit: limit,
        p_lease_seconds: seconds,
      });
      if (error) throw error;
      return data;
    },

    async complete(id: string, attempt: number) {
      return (await as("service").rpc("complete_outbox", { p_id: id, p_attempt: attempt })).data;
    },

    async fail(id: string, attempt: number, retry?: number, error = "503 unavailable") {
      const { data } = await as("service").rpc("fail_outbox", {
        p_id: id,
        p_attempt: attempt,
        p_error: error,
        p_retry_in_seconds: retry,
      });
      return data;
    },

    async find(id: string): Promise<Mail | undefined> {
      return (await sql<Mail>("select * from public.email_outbox where id = $1", id))[0];
    },

    endLeases: () =>
      sql("update public.email_outbox set leased_until = now() - interval '1 second'"),
  };
}
