import { createHash } from "node:crypto";
import { brand } from "../../content/brand.ts";
import { site } from "../../content/site.ts";
import { oneLine, StackError } from "../process/stack-error.ts";
import type { Database, Transaction } from "./database.ts";
import { databaseHosts } from "./postgres.ts";
import { type Article, readArticles } from "./seed-articles.ts";

export type SeedUser = { email: string; password: string; username: string; isAdmin: boolean };

const domain = site.email.split("@")[1];
const password = (name: string) => `${brand.shortName.toLowerCase()}-${name}`;

export const seedUsers: SeedUser[] = [
  {
    email: `admin@${domain}`,
    password: password("admin"),
    username: "admin",
    isAdmin: true,
  },
  {
    email: `visitor@${domain}`,
    password: password("visitor"),
    username: "visitor",
    isAdmin: false,
  },
];

const loopbackHosts = ["localhost", "127.0.0.1", "::1"];

type Seed = {
  database: Database;
  /** URL of the database server; undefined for PGlite. */
  databaseUrl: string | undefined;
  articlesDir: string;
  /** Signs up a user with a confirmed email, as Supabase does. */
  signUp(user: SeedUser): Promise<void>;
  log(line: string): void;
};

/**
 * Inserts the two users and the posts from content/articles, each only once: applied seeds are
 * recorded in supabase_migrations.seed_files. Throws a StackError.
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
    await insertUsers(database, signUp);
    log(`Seeded the sign-ins ${seedUsers.map((user) => user.email).join(" and ")}`);
  }
  const articles = (await readArticles(articlesDir)).filter((article) => !done.has(article.file));
  if (articles.length === 0) return;
  await database.transaction(async (transaction) => {
    for (const article of articles) await insertArticle(transaction, article);
  });
  log(`Seeded ${articles.length} posts`);
}

/** Throws a StackError if the database is not on this machine. */
export function requireLocal(databaseUrl: string | undefined): void {
  if (!databaseUrl) return;
  const far = databaseHosts(databaseUrl).find(
    (host) => !loopbackHosts.includes(host) && !host.startsWith("/"),
  );
  if (!far) return;
  throw new StackError(
    `The seed refuses the database at ${far}: seed data is for this machine only. Point LOCAL_DB_URL at localhost, or unset it.`,
  );
}

/** Marks all seeds as applied, so that the next start does not add them to restored data. */
export async function markSeeded(transaction: Transaction, articlesDir: string): Promise<void> {
  for (const { file, content } of await readArticles(articlesDir)) {
    await markDone(transaction, file, content);
  }
  await markDone(transaction, "users", JSON.stringify(seedUsers));
}

async function insertUsers(database: Database, signUp: Seed["signUp"]): Promise<void> {
  for (const user of seedUsers) {
    const known = await database.sql("select 1 from auth.users where email = $1", user.email);
    if (known.length === 0) await signUp(user);
  }
  await inSeed("the sign-ins", () =>
    database.transaction(async (transaction) => {
      for (const { email, isAdmin } of seedUsers) {
        await transaction.query(
          "update public.profiles set is_admin = $2 where id = (select id from auth.users where email = $1)",
          email,
          isAdmin,
        );
      }
      await markDone(transaction, "users", JSON.stringify(seedUsers));
    }),
  );
}

async function insertArticle(transaction: Transaction, article: Article): Promise<void> {
  await inSeed(article.file, async () => {
    await transaction.query(
      `insert into public.blogs
         (title, slug, content, excerpt, tags, cover_image, published, created_at, author_id)
       select $1, $2, $3, $4, array(select jsonb_array_elements_text($5)), $6, $7, $8,
         (select id from auth.users where email = $9)
       where not exists (select from public.blogs where slug = $2)`,
      article.title,
      article.slug,
      article.content,
      article.excerpt,
      JSON.stringify(article.tags),
      article.coverImage,
      article.published,
      article.createdAt,
      seedUsers[0]?.email,
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
