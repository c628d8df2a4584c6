import { retentionPeriods as periods } from "@/content/retention";
import type { TestDatabase } from "@/tests/database/support/databases";
import { insertDraftLink, insertRow, newEmail } from "@/tests/database/support/rows";

export type RowWithPeriod = {
  table: string;
  period: string;
  /** Stores a row whose retention period starts at `from`. */
  store(database: TestDatabase, from: string): Promise<unknown>;
};

const key = () => crypto.randomUUID();

export const rowsWithPeriod: RowWithPeriod[] = [
  {
    table: "private.audit_log",
    period: periods.audit,
    store: ({ sql }, created_at) =>
      sql(
        "insert into private.audit_log (created_at, action, subject) values ($1, 'created', 'post')",
        created_at,
      ),
  },
  {
    table: "public.messages",
    period: periods.messages,
    store: (database, created_at) => insertRow(database, "messages", { created_at }),
  },
  {
    table: "public.waitlist",
    period: periods.waitlist,
    store: (database, created_at) => insertRow(database, "waitlist", { created_at }),
  },
  {
    table: "public.bookings",
    period: periods.bookings,
    store: (database, ends_at) => {
      const starts_at = new Date(Date.parse(ends_at) - 1_800_000).toISOString();
      return insertRow(database, "bookings", { starts_at, ends_at });
    },
  },
  {
    table: "public.subscribers",
    period: periods.unconfirmed,
    store: (database, confirmation_sent_at) =>
      insertRow(database, "subscribers", { confirmation_sent_at }),
  },
  {
    table: "public.invitations",
    period: periods.unconfirmed,
    store: (database, created_at) => {
      const expires_at = new Date(Date.parse(created_at) + 1_000).toISOString();
      return insertRow(database, "invitations", { created_at, expires_at });
    },
  },
  {
    // The profile of an unconfirmed account.
    table: "public.profiles",
    period: periods.unconfirmed,
    store: ({ sql }, created_at) => {
      const insert = "insert into auth.users (id, email, created_at) values ($1, $2, $3)";
      return sql(insert, key(), newEmail(), created_at);
    },
  },
  ...["sent", "dead", "suppressed"].map((status) => ({
    table: "public.email_outbox",
    period: periods.mail,
    store: (database: TestDatabase, created_at: string) => {
      const sent_at = status === "sent" ? created_at : null;
      return insertRow(database, "email_outbox", { status, created_at, sent_at });
    },
  })),
  {
    table: "auth.audit_log_entries",
    period: periods.sign_in_log,
    store: ({ sql }, created_at) => {
      const insert = "insert into auth.audit_log_entries (id, payload, created_at)";
      return sql(`${insert} values ($1, '{"actor_username": "a test"}', $2)`, key(), created_at);
    },
  },
  {
    // A hit whose window has not yet ended.
    table: "private.limit_hits",
    period: periods.limits,
    store: ({ sql }, hit_at) => {
      const insert = "insert into private.limit_hits (key, hit_at, expires_at)";
      return sql(
        `${insert} values (convert_to($1, 'UTF8'), $2, now() + interval '1 day')`,
        key(),
        hit_at,
      );
    },
  },
  {
    // A hit whose window ends at `expires_at`.
    table: "private.limit_hits",
    period: "0 days",
    store: ({ sql }, expires_at) => {
      const insert = "insert into private.limit_hits (key, hit_at, expires_at)";
      return sql(`${insert} values (convert_to($1, 'UTF8'), now(), $2)`, key(), expires_at);
    },
  },
  {
    table: "private.deleted_rows",
    period: periods.deleted,
    store: ({ sql }, deleted_at) => {
      const insert = "insert into private.deleted_rows (source, content, deleted_at)";
      return sql(`${insert} values ('messages', '{}', $1)`, deleted_at);
    },
  },
  {
    table: "public.missing_paths",
    period: periods.missing_paths,
    store: (database, last_seen_at) => insertRow(database, "missing_paths", { last_seen_at }),
  },
  {
    table: "public.import_runs",
    period: periods.imports,
    store: (database, created_at) => insertRow(database, "import_runs", { created_at }),
  },
  ...(["expires_at", "revoked_at"] as const).map((end) => ({
    table: "public.draft_links",
    period: periods.draft_links,
    store: (database: TestDatabase, from: string) => {
      const created_at = new Date(Date.parse(from) - 86_400_000).toISOString();
      return insertDraftLink(database, { created_at, [end]: from });
    },
  })),
  {
    table: "private.deleted_rows",
    period: periods.deleted_posts,
    store: ({ sql }, deleted_at) => {
      const insert = "insert into private.deleted_rows (source, content, deleted_at)";
      return sql(`${insert} values ('blogs', '{}', $1)`, deleted_at);
    },
  },
  {
    table: "private.post_editors",
    period: periods.drafts,
    store: async ({ accounts, sql }, seen_at) => {
      const insert = "insert into private.post_editors (id, user_id, version, is_open, seen_at)";
      return sql(`${insert} values ($1, $2, 0, false, $3)`, key(), accounts.admin.id, seen_at);
    },
  },
  {
    table: "private.submissions",
    period: "0 days",
    store: ({ sql }, expires_at) => {
      const insert = "insert into private.submissions (key, answer, expires_at)";
      return sql(`${insert} values (convert_to($1, 'UTF8'), '{}', $2)`, key(), expires_at);
    },
  },
  {
    table: "private.sign_in_attempts",
    period: "0 days",
    store: ({ sql }, expires_at) => {
      const insert = "insert into private.sign_in_attempts (key, recent, expires_at)";
      return sql(`${insert} values (convert_to($1, 'UTF8'), '{}', $2)`, key(), expires_at);
    },
  },
];

/** Tables without a retention period, each with the reason. */
export const keptTables: Record<string, string> = {
  "public.blogs": "what the site publishes, until an admin deletes it",
  "public.media": "what posts show, until an admin deletes it",
  "public.redirects": "what the site answers, until an admin deletes it; of a post, with it",
  "private.redirect_version": "one row, a number",
  "private.permissions": "what each role may do",
  "private.post_versions": "goes with its post, or once it cannot be restored",
  "public.tags": "goes with its posts",
  "public.tag_redirects": "goes with its tag",
  "private.post_search": "goes with its post",
  "private.listed_posts": "goes with its post",
  "private.admin_posts": "goes with its post",
  "private.list_counts": "numbers of posts",
  "public.settings": "one row, of the agency",
  "public.contents": "words of the agency",
  "public.content_versions": "the newest 50 of each entry, and what was published",
  "private.session_details": "goes with its session, which expire_sessions deletes",
  "private.second_factors": "goes with its account",
  "private.recovery_codes": "goes with its second factor, or once it is used",
  "private.booking_ips": "until the appointment, which expire_bookings follows",
  "private.limit_salt": "one row, of random bytes",
  "private.row_rules": "written by migrations",
  "private.expired_tags": "names of pages, 500 at most",
  "private.index_now": "paths of pages, each for a day",
  "private.erased_addresses": "hashes that are asked before an address is written to",
  "private.job_runs": "one row for each job",
};
