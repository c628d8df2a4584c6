import type { Actor, TestDatabase } from "@/tests/database/support/databases";
import {
  insertDraftLink,
  insertProfile,
  insertRow,
  insertTagRedirect,
  validRows,
} from "@/tests/database/support/rows";

/** "done": success. "nothing": no error, but no row was read or changed. "denied": an error. */
export type Outcome = "done" | "nothing" | "denied";
export type Verb = "select" | "insert" | "update" | "delete";
export type AccessCase = {
  table: string;
  /** The key column, if it isn't `id`. */
  key?: string;
  /** Overrides for the valid values of the row under test. */
  row?: Record<string, unknown>;
  /** Inserts the row under test for a table not in validRows; resolves to its key. */
  store?(database: TestDatabase): Promise<string>;
  /** The row that an actor inserts, if not from validRows. */
  insert?(database: TestDatabase, actor: Actor): object;
  update: object;
  /** Outcomes for each verb, one per actor in the order of `actors`. */
  expected: Record<Verb, string>;
};

// Outcomes for visitor, member, forger, ended, admin and service, in that order.
const nobody = "denied denied denied denied denied denied";
const server = "denied denied denied denied denied done";
const admin = "denied nothing nothing nothing done    denied";
const adminAndServer = "denied nothing nothing nothing done    done";
const readOnly = { select: adminAndServer, insert: nobody, update: nobody, delete: nobody };
const postWrites = {
  insert: "denied denied denied denied done    done",
  update: adminAndServer,
  delete: adminAndServer,
};
const past = "2026-01-01T00:00:00Z";
const sharedDraft = "00000000-0000-4000-8000-00000000000d";

export const accessCases: AccessCase[] = [
  {
    // A draft.
    table: "blogs",
    insert: (database, actor) => ({ ...validRows.blogs(), author_id: ownId(database, actor) }),
    update: { published: true },
    expected: { select: "nothing nothing nothing nothing done    done", ...postWrites },
  },
  {
    // A published post.
    table: "blogs",
    row: { published: true },
    insert: (database, actor) => {
      return { ...validRows.blogs(), published: true, author_id: ownId(database, actor) };
    },
    update: { title: "Another title" },
    expected: { select: "done    done    done    done    done    done", ...postWrites },
  },
  {
    // Another user's profile.
    table: "profiles",
    store: insertProfile,
    insert: () => ({ id: crypto.randomUUID(), is_admin: true }),
    update: { is_admin: true },
    expected: { ...readOnly, update: server },
  },
  {
    table: "waitlist",
    update: { status: "approved", notes: "Soon.", updated_at: past },
    expected: {
      select: adminAndServer,
      insert: server,
      update: adminAndServer,
      delete: server,
    },
  },
  {
    table: "messages",
    update: { read_at: past, is_spam: true },
    expected: { ...readOnly, update: admin },
  },
  {
    table: "bookings",
    update: { status: "cancelled", cancelled_at: past },
    expected: readOnly,
  },
  {
    table: "bookings",
    update: { call_link: "https://meet.example/room" },
    expected: { ...readOnly, update: admin },
  },
  {
    table: "subscribers",
    update: { status: "unsubscribed", unsubscribed_at: past },
    expected: readOnly,
  },
  { table: "email_outbox", update: { status: "dead" }, expected: readOnly },
  {
    table: "media",
    update: { alt: "A bird" },
    expected: {
      select: adminAndServer,
      insert: "denied denied denied denied done    done",
      update: admin,
      delete: nobody,
    },
  },
  {
    table: "redirects",
    update: { target: "/contact" },
    expected: { ...readOnly, select: admin },
  },
  {
    table: "missing_paths",
    update: { is_ignored: true },
    expected: { ...readOnly, select: admin, update: admin },
  },
  {
    table: "import_runs",
    update: { state: "done" },
    expected: { ...readOnly, select: admin },
  },
  {
    table: "draft_links",
    store: async (database) => {
      await database.sql("delete from public.blogs where id = $1", sharedDraft);
      const post_id = await insertRow(database, "blogs", { id: sharedDraft });
      return insertDraftLink(database, { post_id });
    },
    insert: (database, actor) => ({
      post_id: sharedDraft,
      created_by: ownId(database, actor),
      expires_at: new Date(Date.now() + 60_000),
    }),
    update: { revoked_at: past },
    expected: {
      ...{ select: admin, update: admin, delete: nobody },
      insert: "denied denied denied denied done    denied",
    },
  },
  {
    table: "invitations",
    update: { revoked_at: past },
    expected: { ...readOnly, select: admin, update: admin },
  },
  {
    // Visitors see only published tags, and only some columns (see posts/tags.test.ts).
    table: "tags",
    key: "slug",
    store: async (database) => (await insertTagRedirect(database)).tag,
    insert: () => ({ slug: crypto.randomUUID(), name: "A tag" }),
    update: { name: "Another" },
    expected: { ...readOnly, select: "nothing nothing nothing nothing done    denied" },
  },
  {
    table: "contents",
    update: { status: "hidden" },
    expected: { ...readOnly, select: admin },
  },
  {
    table: "content_versions",
    key: "key",
    store: insertContentVersion,
    insert: () => ({ kind: "stats", key: "x", no: 1, event: "saved", value: {}, schema_no: 1 }),
    update: { value: {} },
    expected: { ...readOnly, select: admin },
  },
  {
    table: "tag_redirects",
    key: "slug",
    store: async (database) => (await insertTagRedirect(database)).slug,
    insert: () => ({ slug: crypto.randomUUID(), tag: "none" }),
    update: { tag: "none" },
    expected: { ...readOnly, select: admin },
  },
  {
    // Visitors can read only the exchange rate (see settings/settings.test.ts).
    table: "settings",
    store: async () => "true",
    insert: () => ({ id: true }),
    update: { exchange_rate: 0.147, notification_address: "inbox@example.com" },
    expected: {
      ...readOnly,
      select: "done   nothing nothing nothing done    done",
      update: admin,
    },
  },
];

/** Inserts the row under test; resolves to its REST path. */
export async function storeRow(
  database: TestDatabase,
  { table, key = "id", store, row }: AccessCase,
): Promise<string> {
  const known = table as keyof typeof validRows;
  const id = store ? await store(database) : await insertRow(database, known, row);
  return `${table}?${key}=eq.${id}`;
}

/** The actor's ID, or the admin's if the actor has no account. */
function ownId({ accounts }: TestDatabase, actor: Actor): string {
  return accounts[actor === "visitor" || actor === "service" ? "admin" : actor].id;
}

async function insertContentVersion({ sql }: TestDatabase): Promise<string> {
  const key = crypto.randomUUID();
  await sql(
    `insert into public.content_versions (kind, key, no, event, value, schema_no)
     values ('stats', $1, 1, 'saved', '{}', 1)`,
    key,
  );
  return key;
}
