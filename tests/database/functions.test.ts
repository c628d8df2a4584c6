import { describe, expect, it } from "vitest";
import { ACTORS, onEachDatabase } from "./databases.ts";

const NOTHING = "00000000-0000-0000-0000-000000000000";

/** Every function in public, with arguments that change nothing. */
const CALLS: Record<string, object> = {
  book_consultation: {
    p_id: NOTHING,
    p_starts_at: "2020-01-01T12:00:00Z",
    p_ends_at: "2020-01-01T12:30:00Z",
    p_name: "Ines Example",
    p_email: "ines@example.com",
    p_note: "",
    p_time_zone: "UTC",
    p_plan: "",
    p_address: "203.0.113.9",
    p_mails: [],
  },
  cancel_booking: { p_id: NOTHING, p_sequence: 0, p_mails: [] },
  claim_outbox: { p_limit: 0, p_lease_seconds: 60 },
  complete_outbox: { p_id: NOTHING, p_attempt: 1 },
  confirm_subscription: { p_confirmation: NOTHING, p_mails: [] },
  expire_subscriptions: {},
  fail_outbox: { p_id: NOTHING, p_attempt: 1, p_error: "none", p_retry_in_seconds: null },
  join_waitlist: {
    p_project_id: "7",
    p_project_name: "Tally",
    p_name: "Ines Example",
    p_email: "ines@example.com",
    p_address: "203.0.113.9",
    p_mails: [],
  },
  count_event: { p_address: "203.0.113.9" },
  list_taken_slots: {
    p_from: "2020-01-01T00:00:00Z",
    p_until: "2020-01-02T00:00:00Z",
    p_address: "203.0.113.9",
  },
  post_is_draft: { p_slug: "no-such-post" },
  reschedule_booking: {
    p_id: NOTHING,
    p_sequence: 0,
    p_starts_at: "2039-01-01T12:00:00Z",
    p_ends_at: "2039-01-01T12:30:00Z",
    p_time_zone: "UTC",
    p_address: "203.0.113.9",
    p_mails: [],
  },
  submit_message: {
    p_name: "Ines Example",
    p_email: "ines@example.com",
    p_company: null,
    p_message: "Hello.",
    p_address: "203.0.113.9",
    p_mails: [],
  },
  subscribe: {
    p_email: "ines@example.com",
    p_source: "footer",
    p_confirmation: NOTHING,
    p_address: "203.0.113.9",
    p_mails: [],
  },
  unsubscribe: { p_id: NOTHING },
};

onEachDatabase((database) => {
  it("knows every function in public", async () => {
    const functions = await database.sql<{ name: string }>(
      "select proname as name from pg_proc where pronamespace = 'public'::regnamespace order by 1",
    );
    expect(functions.map(({ name }) => name)).toEqual(Object.keys(CALLS).sort());
  });

  describe.each(Object.entries(CALLS))("%s", (name, args) => {
    it.each(ACTORS)("called by %s", async (actor) => {
      const response = await database.rest(actor, `rpc/${name}`, {
        method: "POST",
        body: JSON.stringify(args),
      });
      const answer = await response.json();
      if (actor === "service") {
        expect(answer?.code ?? "none").toMatch(/^(none|22023)$/);
      } else {
        expect(answer).toMatchObject({ code: "42501" });
        expect(response.status).toBe(actor === "visitor" ? 401 : 403);
      }
    });
  });

  it.each(ACTORS)("keeps other schemas out of the reach of %s", async (actor) => {
    for (const schema of ["private", "auth", "supabase_migrations"]) {
      const read = await database.rest(actor, "users", { headers: { "accept-profile": schema } });
      expect(read.status).toBe(406);
      const call = await database.rest(actor, "rpc/is_admin", {
        method: "POST",
        body: "{}",
        headers: { "content-profile": schema },
      });
      expect(call.status).toBe(406);
    }
  });
});
