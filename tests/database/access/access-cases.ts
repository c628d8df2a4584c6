import type { Actor, TestDatabase } from "@/tests/database/support/databases";
import {
  insertProfile,
  insertRedirect,
  insertRow,
  unique,
  VALID,
} from "@/tests/database/support/rows";

/** Done: it happened. Nothing: no error, and no row seen or changed. Refused: an error. */
export type Outcome = "done" | "nothing" | "refused";
export type Verb = "select" | "insert" | "update" | "delete";
export type AccessCase = {
  table: string;
  what: string;
  /** The column that tells rows apart, when it is not `id`. */
  key?: string;
  /** For the one row that is always there: what sets it back, where others are deleted. */
  reset?: string;
  /** Stores the row that is acted on; resolves to its key. */
  store(database: TestDatabase): Promise<string>;
  insert(database: TestDatabase, actor: Actor): object;
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
    table: "blogs",
    what: "a draft",
    store: (database) => insertRow(database, "blogs", { published: false }),
    insert: (database, actor) => ({ ...VALID.blogs(), author_id: ownId(database, actor) }),
    update: { published: true },
    expected: { select: "nothing nothing nothing nothing done    done", ...POSTS },
  },
  {
    table: "blogs",
    what: "a published post",
    store: (database) => insertRow(database, "blogs", { published: true }),
    insert: (database, actor) => {
      return { ...VALID.blogs(), published: true, author_id: ownId(database, actor) };
    },
    update: { title: "Another title" },
    expected: { select: "done    done    done    done    done    done", ...POSTS },
  },
  {
    table: "profiles",
    what: "someone else's",
    store: insertProfile,
    insert: () => ({ id: crypto.randomUUID(), is_admin: true }),
    update: { is_admin: true },
    expected: { ...READ_ONLY, update: SERVER },
  },
  {
    table: "waitlist",
    what: "an entry",
    store: (database) => insertRow(database, "waitlist"),
    insert: VALID.waitlist,
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
    what: "a message",
    store: (database) => insertRow(database, "messages"),
    insert: VALID.messages,
    update: { read_at: PAST, is_spam: true },
    expected: { ...READ_ONLY, update: ADMIN },
  },
  {
    table: "bookings",
    what: "a booking",
    store: (database) => insertRow(database, "bookings"),
    insert: VALID.bookings,
    update: { status: "cancelled", cancelled_at: PAST },
    expected: READ_ONLY,
  },
  {
    table: "subscribers",
    what: "a subscriber",
    store: (database) => insertRow(database, "subscribers"),
    insert: VALID.subscribers,
    update: { status: "unsubscribed", unsubscribed_at: PAST },
    expected: { ...READ_ONLY, delete: ADMIN },
  },
  {
    table: "email_outbox",
    what: "a mail",
    store: (database) => insertRow(database, "email_outbox"),
    insert: VALID.email_outbox,
    update: { status: "dead" },
    expected: READ_ONLY,
  },
  {
    table: "post_redirects",
    what: "a redirect",
    key: "slug",
    store: insertRedirect,
    insert: () => ({ slug: unique(), post_id: crypto.randomUUID() }),
    update: { created_at: PAST },
    expected: { ...READ_ONLY, select: ADMIN },
  },
  {
    // A visitor may read one column, not the row: settings/settings.test.ts.
    table: "settings",
    what: "the one row",
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
