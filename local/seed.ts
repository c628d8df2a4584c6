import { createHash } from "node:crypto";
import type { Database, Transaction } from "./database.ts";
import { databaseHosts } from "./database-postgres.ts";
import { type Article, readArticles } from "./seed-articles.ts";
import { oneLine, StackError } from "./stack-error.ts";

export type SeedUser = { email: string; password: string; username: string; isAdmin: boolean };

export const SEED_USERS: SeedUser[] = [
  {
    email: "admin@kiskadee.example",
    password: "kiskadee-admin",
    username: "admin",
    isAdmin: true,
  },
  {
    email: "visitor@kiskadee.example",
    password: "kiskadee-visitor",
    username: "visitor",
    isAdmin: false,
  },
];

const LOOPBACK = ["localhost", "127.0.0.1", "::1"];

type Seed = {
  database: Database;
  /** The database's address, when it is a server. */
  databaseUrl: string | undefined;
  articlesDir: string;
  /** Signs a user up, e-mail confirmed, as Supabase itself does. */
  signUp(user: SeedUser): Promise<void>;
  log(line: string): void;
};

/**
 * Puts in the two sign-ins and the posts of content/articles, each once: a row in
 * supabase_migrations.seed_files says what is done. Throws a StackError.
 */
export async function seed({
  database,
  databaseUrl,
  articlesDir,
  signUp,
  log,
}: Seed): Promise<void> {
  requireLocal(databaseUrl);
  const done = await seededParts(database);
  if (!done.has("users")) {
    await seedUsers(database, signUp);
    log(`Seeded the sign-ins ${SEED_USERS.map((user) => user.email).join(" and ")}`);
  }
  const articles = (await readArticles(articlesDir)).filter((article) => !done.has(article.file));
  if (articles.length === 0) return;
  await database.transaction(async (transaction) => {
    for (const article of articles) await insertArticle(transaction, article);
  });
  log(`Seeded ${articles.length} posts`);
}

/** Throws a StackError for a database on any host but this machine. */
export function requireLocal(databaseUrl: string | undefined): void {
  if (!databaseUrl) return;
  const far = databaseHosts(databaseUrl).find(
    (host) => !LOOPBACK.includes(host) && !host.startsWith("/"),
  );
  if (!far) return;
  throw new StackError(
    `The seed refuses the database at ${far}: seed data is for this machine only. Point LOCAL_DB_URL at localhost, or unset it.`,
  );
}

async function seedUsers(database: Database, signUp: Seed["signUp"]): Promise<void> {
  for (const user of SEED_USERS) {
    const known = await database.sql("select 1 from auth.users where email = $1", user.email);
    if (known.length === 0) await signUp(user);
  }
  await inSeed("the sign-ins", () =>
    database.transaction(async (transaction) => {
      for (const { email, isAdmin } of SEED_USERS) {
        await transaction.query(
          "update public.profiles set is_admin = $2 where id = (select id from auth.users where email = $1)",
          email,
          isAdmin,
        );
      }
      await markDone(transaction, "users", JSON.stringify(SEED_USERS));
    }),
  );
}

async function insertArticle(transaction: Transaction, article: Article): Promise<void> {
  await inSeed(article.file, async () => {
    await transaction.query(
      `insert into public.blogs
         (title, slug, content, excerpt, cover_image, published, created_at, author_id)
       select $1, $2, $3, $4, $5, $6, $7, (select id from auth.users where email = $8)
       where not exists (select from public.blogs where slug = $2)`,
      article.title,
      article.slug,
      article.content,
      article.excerpt,
      article.coverImage,
      article.published,
      article.createdAt,
      SEED_USERS[0]?.email,
    );
    await markDone(transaction, article.file, article.content);
  });
}

async function inSeed(what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw new StackError(`Seeding ${what} failed: ${oneLine(error)}. Nothing of it was kept.`);
  }
}

async function seededParts(database: Database): Promise<Set<string>> {
  const rows = await database.sql<{ path: string }>(
    "select path from supabase_migrations.seed_files",
  );
  return new Set(rows.map((row) => row.path));
}

async function markDone(transaction: Transaction, part: string, content: string): Promise<void> {
  const hash = createHash("sha256").update(content).digest("hex");
  await transaction.query(
    "insert into supabase_migrations.seed_files (path, hash) values ($1, $2)",
    part,
    hash,
  );
}
