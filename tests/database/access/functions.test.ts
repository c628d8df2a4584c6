import { describe, expect, test } from "vitest";
import { ACTORS, onEachDatabase } from "@/tests/database/support/databases";

const NOTHING = "00000000-0000-0000-0000-000000000000";

/** Functions that only the server's key may call, with arguments that change nothing. */
const SERVER_CALLS: Record<string, object> = {
  begin_sign_in: { p_email: "ines@example.com", p_ip: "203.0.113.9" },
  book_consultation: {
    p_id: NOTHING,
    p_starts_at: "2020-01-01T12:00:00Z",
    p_ends_at: "2020-01-01T12:30:00Z",
    p_name: "Ines Example",
    p_email: "ines@example.com",
    p_note: "",
    p_time_zone: "UTC",
    p_plan: "",
    p_ip: "203.0.113.9",
    p_mails: [],
  },
  cancel_booking: { p_id: NOTHING, p_sequence: 0, p_mails: [] },
  claim_outbox: { p_limit: 0, p_lease_seconds: 60 },
  clear_sign_in: { p_email: "ines@example.com", p_ip: "203.0.113.9" },
  complete_outbox: { p_id: NOTHING, p_attempt: 1 },
  confirm_subscription: { p_confirmation: NOTHING, p_mails: [] },
  count_event: { p_ip: "203.0.113.9" },
  count_reset: { p_email: "ines@example.com", p_ip: "203.0.113.9" },
  count_sign_up: { p_ip: "203.0.113.9" },
  expire_subscriptions: {},
  fail_outbox: { p_id: NOTHING, p_attempt: 1, p_error: "none", p_retry_in_seconds: null },
  join_waitlist: {
    p_project_id: "7",
    p_project_name: "Tally",
    p_name: "Ines Example",
    p_email: "ines@example.com",
    p_ip: "203.0.113.9",
    p_mails: [],
  },
  list_taken_slots: {
    p_from: "2020-01-01T00:00:00Z",
    p_until: "2020-01-02T00:00:00Z",
    p_ip: "203.0.113.9",
  },
  post_is_draft: { p_slug: "no-such-post" },
  post_moved_to: { p_slug: "no-such-post" },
  remind_of_account: { p_email: "nobody@example.com", p_mails: [] },
  reschedule_booking: {
    p_id: NOTHING,
    p_sequence: 0,
    p_starts_at: "2039-01-01T12:00:00Z",
    p_ends_at: "2039-01-01T12:30:00Z",
    p_time_zone: "UTC",
    p_ip: "203.0.113.9",
    p_mails: [],
  },
  submit_message: {
    p_name: "Ines Example",
    p_email: "ines@example.com",
    p_company: null,
    p_message: "Hello.",
    p_ip: "203.0.113.9",
    p_mails: [],
  },
  subscribe: {
    p_email: "ines@example.com",
    p_source: "footer",
    p_confirmation: NOTHING,
    p_ip: "203.0.113.9",
    p_mails: [],
  },
  unsubscribe: { p_id: NOTHING },
};

/** Functions that admins call with their own session. */
const ADMIN_CALLS: Record<string, object> = {
  admin_dashboard: {},
  list_posts: { p_from: 0, p_size: 1 },
  retry_outbox: { p_id: NOTHING },
  set_admin: { p_id: NOTHING, p_is_admin: true },
};

/** Who is answered; everyone else is refused. */
const CALLS = [
  ...Object.entries(SERVER_CALLS).map(([name, args]) => ({ name, args, answered: "service" })),
  ...Object.entries(ADMIN_CALLS).map(([name, args]) => ({ name, args, answered: "admin" })),
];

onEachDatabase((database) => {
  test("knows every function in public", async () => {
    const functions = await database.sql<{ name: string }>(
      "select proname as name from pg_proc where pronamespace = 'public'::regnamespace order by 1",
    );
    expect(functions.map(({ name }) => name)).toEqual(CALLS.map(({ name }) => name).sort());
  });

  describe.each(CALLS)("$name", ({ name, args, answered }) => {
    test.each(ACTORS)("called by %s", async (actor) => {
      const response = await database.rest(actor, `rpc/${name}`, {
        method: "POST",
        body: JSON.stringify(args),
      });
      const answer = response.status === 204 ? null : await response.json();
      if (actor === answered) {
        expect(answer?.code ?? "none").toMatch(/^(none|22023)$/);
      } else {
        expect(answer).toMatchObject({ code: "42501" });
        expect(response.status).toBe(actor === "visitor" ? 401 : 403);
      }
    });
  });

  test.each(ACTORS)("keeps other schemas out of the reach of %s", async (actor) => {
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
