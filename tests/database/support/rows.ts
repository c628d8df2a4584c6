/** Runs SQL as the database owner. */
type Sql = { sql(query: string, ...parameters: unknown[]): Promise<unknown> };
let bookings = 0;

/** A unique email. */
export const newEmail = () => `${crypto.randomUUID()}@example.com`;

export const testMail = (to = newEmail(), kind = "test") => {
  return { kind, to, subject: "a", html: "a", text: "a" };
};

/** Column values that satisfy every constraint of the table. */
export const validRows = {
  blogs: () => ({ title: "A post", slug: crypto.randomUUID(), content: "Some text." }),
  waitlist: () => ({
    project_id: "7",
    project_name: "Invoice maker",
    email: newEmail(),
    name: "Ines Example",
  }),
  contents: () => ({
    kind: "stats",
    key: crypto.randomUUID(),
    status: "published",
    title: "Numbers",
    published: { stats: [] },
    schema_no: 1,
  }),
  messages: () => ({
    user_name: "Ines Example",
    user_email: newEmail(),
    message: "Hello.",
  }),
  bookings: () => {
    // Each row gets its own time, as bookings cannot overlap.
    const start = new Date(Date.UTC(2040, 0, 1) + bookings++ * 3_600_000);
    return {
      starts_at: start.toISOString(),
      ends_at: new Date(start.getTime() + 1_800_000).toISOString(),
      name: "Ines Example",
      email: newEmail(),
      time_zone: "America/Port_of_Spain",
    };
  },
  subscribers: () => ({
    email: newEmail(),
    source: "footer",
    confirmations: [crypto.randomUUID()],
  }),
  media: () => {
    const id = crypto.randomUUID();
    return { id, name: "bird.jpg", path: `/media/${id}/40x30.webp`, bytes: 100 };
  },
  redirects: () => ({ source: `/${crypto.randomUUID()}`, target: "/about" }),
  missing_paths: () => ({ path: `/${crypto.randomUUID()}` }),
  import_runs: () => ({ id: crypto.randomUUID(), file_name: "export.xml", state: "checked" }),
  invitations: () => ({
    email: newEmail(),
    role: "author",
    expires_at: new Date(Date.now() + 7 * 86_400_000).toISOString(),
  }),
  email_outbox: () => ({
    kind: "test",
    to_address: newEmail(),
    subject: "Hello",
    html: "<p>Hello</p>",
    text: "Hello",
  }),
};

/** Inserts a valid row, overridden by `changes`, as the owner; resolves to its ID. */
export async function insertRow(
  { sql }: Sql,
  table: keyof typeof validRows,
  changes: object = {},
): Promise<string> {
  const row = { id: crypto.randomUUID(), ...validRows[table](), ...changes };
  const columns = Object.keys(row).join(", ");
  await sql(
    `insert into public.${table} (${columns})
     select ${columns} from jsonb_populate_record(null::public.${table}, $1)`,
    JSON.stringify(row),
  );
  return row.id;
}

/** Inserts a user, which creates a profile, without signing up; resolves to the ID. */
export async function insertProfile({ sql }: Sql): Promise<string> {
  const id = crypto.randomUUID();
  await sql("insert into auth.users (id, email) values ($1, $2)", id, newEmail());
  return id;
}

/** Inserts a redirect that belongs to a new published post; resolves to the redirect's slug. */
export async function insertRedirect(database: Sql): Promise<string> {
  const post = await insertRow(database, "blogs", { published: true });
  const slug = crypto.randomUUID();
  const redirect =
    "insert into public.redirects (source, target, post_id) values ('/blog/' || $1, '/', $2)";
  await database.sql(redirect, slug, post);
  return slug;
}

/** Inserts a draft link that expires in a week, to a new draft unless `changes` names a post. */
export async function insertDraftLink(database: Sql, changes: object = {}): Promise<string> {
  const week = new Date(Date.now() + 7 * 86_400_000).toISOString();
  const values = { id: crypto.randomUUID(), expires_at: week, created_at: new Date(), views: 0 };
  const post_id = "post_id" in changes ? changes.post_id : await insertRow(database, "blogs");
  await database.sql(
    "insert into public.draft_links select * from jsonb_populate_record(null::public.draft_links, $1)",
    JSON.stringify({ ...values, post_id, ...changes }),
  );
  return values.id;
}

/** Inserts a tag without posts, and a redirect to it. */
export async function insertTagRedirect(database: Sql): Promise<{ tag: string; slug: string }> {
  const [tag, slug] = [crypto.randomUUID(), crypto.randomUUID()];
  await database.sql("insert into public.tags (slug, name) values ($1, $1)", tag);
  await database.sql("insert into public.tag_redirects (slug, tag) values ($1, $2)", slug, tag);
  return { tag, slug };
}
