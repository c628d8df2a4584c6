import { describe, expect, test } from "vitest";
import { ACTORS, onEachDatabase } from "@/tests/database/support/databases";

/** Who is answered, by function, and the function's arguments; everyone else is refused. */
const CALLS = {
  service: {
    begin_sign_in: "p_email p_ip",
    book_consultation:
      "p_id p_starts_at p_ends_at p_name p_email p_note p_time_zone p_plan p_ip p_mails",
    cancel_booking: "p_id p_sequence p_mails",
    claim_outbox: "p_limit p_lease_seconds",
    clear_sign_in: "p_email p_ip",
    complete_outbox: "p_id p_attempt",
    confirm_subscription: "p_confirmation p_mails",
    count_event: "p_ip",
    count_reset: "p_email p_ip",
    count_sign_up: "p_ip",
    expire_subscriptions: "",
    fail_outbox: "p_id p_attempt p_error p_retry_in_seconds",
    join_waitlist: "p_project_id p_project_name p_name p_email p_ip p_mails",
    list_taken_slots: "p_from p_until p_ip",
    post_is_draft: "p_slug",
    post_moved_to: "p_slug",
    remind_of_account: "p_email p_mails",
    reschedule_booking: "p_id p_sequence p_starts_at p_ends_at p_time_zone p_ip p_mails",
    submit_message: "p_name p_email p_company p_message p_ip p_mails",
    subscribe: "p_email p_source p_confirmation p_ip p_mails",
    unsubscribe: "p_id",
  },
  admin: {
    admin_dashboard: "",
    list_posts: "p_from p_size",
    retry_outbox: "p_id",
    set_admin: "p_id p_is_admin",
  },
};

const NOTHING = "00000000-0000-0000-0000-000000000000";

/** Arguments that are of the right type and change nothing: nobody has the id, and no mails are too few. */
const VALUES: Record<string, unknown> = {
  p_attempt: 1,
  p_company: null,
  p_confirmation: NOTHING,
  p_email: "nobody@example.com",
  p_ends_at: "2039-01-01T12:30:00Z",
  p_error: "none",
  p_from: "2020-01-01T00:00:00Z",
  p_id: NOTHING,
  p_ip: "203.0.113.9",
  p_is_admin: true,
  p_lease_seconds: 60,
  p_limit: 0,
  p_mails: [],
  p_message: "Hello.",
  p_name: "Ines Example",
  p_note: "",
  p_plan: "",
  p_project_id: "7",
  p_project_name: "Tally",
  p_retry_in_seconds: null,
  p_sequence: 0,
  p_size: 1,
  p_slug: "no-such-post",
  p_source: "footer",
  p_starts_at: "2039-01-01T12:00:00Z",
  p_time_zone: "UTC",
  p_until: "2020-01-02T00:00:00Z",
};

const FUNCTIONS = Object.entries(CALLS).flatMap(([answered, functions]) =>
  Object.entries(functions).map(([name, names]) => {
    const args = Object.fromEntries(names.split(" ").map((arg) => [arg, VALUES[arg]]));
    return { name, answered, args: name === "list_posts" ? { ...args, p_from: 0 } : args };
  }),
);

onEachDatabase((database) => {
  test("knows every function in public", async () => {
    const functions = await database.sql<{ name: string }>(
      "select proname as name from pg_proc where pronamespace = 'public'::regnamespace order by 1",
    );
    expect(functions.map(({ name }) => name)).toEqual(FUNCTIONS.map(({ name }) => name).sort());
  });

  describe.for(FUNCTIONS)("$name", ({ name, args, answered }) => {
    test.for(ACTORS)("called by %s", async (actor) => {
      const init = { method: "POST", body: JSON.stringify(args) };
      const response = await database.rest(actor, `rpc/${name}`, init);
      const answer = response.status === 204 ? null : await response.json();
      if (actor === answered) {
        expect(answer?.code ?? "none").toMatch(/^(none|22023)$/);
      } else {
        expect(answer).toMatchObject({ code: "42501" });
        expect(response.status).toBe(actor === "visitor" ? 401 : 403);
      }
    });
  });

  test.for(ACTORS)("keeps other schemas out of the reach of %s", async (actor) => {
    for (const schema of ["private", "auth", "supabase_migrations"]) {
      const read = await database.rest(actor, "users", { headers: { "accept-profile": schema } });
      expect(read.status).toBe(406);
      const headers = { "content-profile": schema };
      const init = { method: "POST", body: "{}", headers };
      expect((await database.rest(actor, "rpc/is_admin", init)).status).toBe(406);
    }
  });
});
