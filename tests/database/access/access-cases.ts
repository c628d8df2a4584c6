import type { Actor, TestDatabase } from "@/tests/database/support/databases";
import { insertProfile, insertRedirect, unique, VALID } from "@/tests/database/support/rows";

/** Done: it happened. Nothing: no error, and no row seen or changed. Refused: an error. */
export type Outcome = "done" | "nothing" | "refused";
export type Verb = "select" | "insert" | "update" | "delete";
export type AccessCase = {
  table: string;
  /** The column that tells rows apart, when it is not `id`. */
  key?: string;
  /** For the one row that is always there: what sets it back, where others are deleted. */
  reset?: string;
  /** What the row that is acted on has beside the table's valid values. */
  row?: Record<string, unknown>;
  /** For tables without valid values: stores the row that is acted on; resolves to its key. */
  store?(database: TestDatabase): Promise<string>;
  /** The row that is inserted, when it is not a valid one of the table. */
  insert?(database: TestDatabase, actor: Actor): object;
  update: object;
  /** For the actors, in the order of ACTORS. */
  expected: Record<Verb, string>;
};

// For visitor, member, forger, ended, admin and service.
const NOBODY = "refused refused refused refused refused refused";
const SERVER = "refused refused refused refused refused done";
const ADMIN = "refused nothing nothing nothing done    refused";
const ADMIN_AND_SERVER = "refused nothing nothing nothing done    done";
const READ_ONLY = { select: ADMIN_AND_SERVER, insert: NOBODY, update: NOBODY, delete: NOBODY };
const POSTS = {
  insert: "refused refused refused refused done    done",
  update: ADMIN_AND_SERVER,
  delete: ADMIN_AND_SERVER,
};
const PAST = "2026-01-01T00:00:00Z";

export const ACCESS: AccessCase[] = [
  {
    // A draft.
    table: "blogs",
    insert: (database, actor) => ({ ...VALID.blogs(), author_id: ownId(database, actor) }),
    update: { published: true },
    expected: { select: "nothing nothing nothing nothing done    done", ...POSTS },
  },
  {
    // A published post.
    table: "blogs",
    row: { published: true },
    insert: (database, actor) => {
      return { ...VALID.blogs(), published: true, author_id: ownId(database, actor) };
    },
    update: { title: "Another title" },
    expected: { select: "done    done    done    done    done    done", ...POSTS },
  },
  {
    // Someone else's.
    table: "profiles",
    store: insertProfile,
    insert: () => ({ id: crypto.randomUUID(), is_admin: true }),
    update: { is_admin: true },
    expected: { ...READ_ONLY, update: SERVER },
  },
  {
    table: "waitlist",
    update: { status: "approved", notes: "Soon.", updated_at: PAST },
    expected: {
      select: ADMIN_AND_SERVER,
      insert: SERVER,
      update: ADMIN_AND_SERVER,
      delete: SERVER,
    },
  },
  {
    table: "messages",
    update: { read_at: PAST, is_spam: true },
    expected: { ...READ_ONLY, update: ADMIN },
  },
  {
    table: "bookings",
    update: { status: "cancelled", cancelled_at: PAST },
    expected: READ_ONLY,
  },
  {
    table: "subscribers",
    update: { status: "unsubscribed", unsubscribed_at: PAST },
    expected: { ...READ_ONLY, delete: ADMIN },
  },
  { table: "email_outbox", update: { status: "dead" }, expected: READ_ONLY },
  {
    table: "post_redirects",
    key: "slug",
    store: insertRedirect,
    insert: () => ({ slug: unique(), post_id: crypto.randomUUID() }),
    update: { created_at: PAST },
    expected: { ...READ_ONLY, select: ADMIN },
  },
  {
    // A visitor may read one column, not the row: settings/settings.test.ts.
    table: "settings",
    reset: "update public.settings set exchange_rate = default, notification_address = default",
    store: async () => "true",
    insert: () => ({ id: true }),
    update: { exchange_rate: 0.147, notification_address: "inbox@example.com" },
    expected: { ...READ_ONLY, update: ADMIN },
  },
];

/** As author of what is inserted: the actor, or the admin for those who have no account. */
function ownId({ accounts }: TestDatabase, actor: Actor): string {
  return accounts[actor === "visitor" || actor === "service" ? "admin" : actor].id;
}
