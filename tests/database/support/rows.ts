import type { TestDatabase } from "./databases.ts";

type Sql = Pick<TestDatabase, "sql">;
type Row = { id: string };

let counter = 0;

/** A word that no other row of this test run has. */
export function unique(): string {
  counter += 1;
  return `${Date.now().toString(36)}-${process.pid}-${counter}`;
}

/** Column values that every rule of the table accepts. */
export const VALID = {
  blogs: () => ({ title: "A post", slug: unique(), content: "Some text." }),
  waitlist: () => ({
    project_id: "7",
    project_name: "Invoice maker",
    email: `${unique()}@example.com`,
    name: "Ines Example",
  }),
  messages: () => ({
    user_name: "Ines Example",
    user_email: `${unique()}@example.com`,
    message: "Hello.",
  }),
  bookings: () => {
    // Each row has a time of its own: two that overlap are refused.
    const start = new Date(Date.UTC(2040, 0, 1) + counter++ * 3_600_000);
    return {
      starts_at: start.toISOString(),
      ends_at: new Date(start.getTime() + 1_800_000).toISOString(),
      name: "Ines Example",
      email: `${unique()}@example.com`,
      time_zone: "America/Port_of_Spain",
    };
  },
  subscribers: () => ({
    email: `${unique()}@example.com`,
    source: "footer",
    confirmations: [crypto.randomUUID()],
  }),
  email_outbox: () => ({
    kind: "test",
    to_address: `${unique()}@example.com`,
    subject: "Hello",
    html: "<p>Hello</p>",
    text: "Hello",
  }),
};

/** Stores a row as the owner; its values are the valid ones unless `changes` has others. */
export async function insertRow(
  { sql }: Sql,
  table: keyof typeof VALID,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const values = JSON.stringify({ ...VALID[table](), ...changes });
  const columns = Object.keys(JSON.parse(values)).join(", ");
  const [row] = await sql<Row>(
    `insert into public.${table} (${columns})
     select ${columns} from jsonb_populate_record(null::public.${table}, $1) returning id`,
    values,
  );
  return idOf(row);
}

/** A profile, and the user it belongs to, without a sign-in. */
export async function insertProfile({ sql }: Sql): Promise<string> {
  const [row] = await sql<Row>(
    "insert into auth.users (id, email) values (gen_random_uuid(), $1) returning id",
    `${unique()}@example.com`,
  );
  return idOf(row);
}

/** A redirect to a published post; resolves to its slug. */
export async function insertRedirect(database: Sql): Promise<string> {
  const post = await insertRow(database, "blogs", { published: true });
  const slug = unique();
  await database.sql(
    "insert into public.post_redirects (slug, post_id) values ($1, $2)",
    slug,
    post,
  );
  return slug;
}

function idOf(row: Row | undefined): string {
  if (!row) throw new Error("Nothing was inserted.");
  return row.id;
}
