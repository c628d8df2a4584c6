import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Stack } from "./stack.ts";

/** Folders and files that `next build` reads, relative to the project root. */
const sourceFolders = ["app", "components", "content", "lib", "public", "supabase/migrations"];
const sourceFilePattern =
  /^(middleware|instrumentation(-client)?|next\.config|postcss\.config|tsconfig|package-lock|\.env.*)(\.(ts|mjs|js|json))?$/;

/** Variables that end up in built pages. */
const builtInVariables = /^(NEXT_PUBLIC_|(SITE_URL|NEXT_OUTPUT|PAGE_CACHE|PAGES_WITHOUT)$)/;

/** Whether the build in `distDir` was made from exactly these inputs. */
export async function isBuilt(dir: string, distDir: string, inputs: string): Promise<boolean> {
  const made = await readFile(stampFile(dir), "utf8").catch(() => "");
  return made === (await stampText(distDir, inputs));
}

export async function recordBuild(dir: string, distDir: string, inputs: string): Promise<void> {
  await writeFile(stampFile(dir), await stampText(distDir, inputs));
}

/** Hashes everything that a build depends on. */
export async function buildInputs(
  stack: Pick<Stack, "sql">,
  variables: Record<string, string>,
): Promise<string> {
  const hash = createHash("sha256").update(await hashFolders(sourceFolders));
  const single = (await readdir(".")).filter((name) => sourceFilePattern.test(name)).sort();
  for (const file of single) hash.update(`\0${file}\0`).update(await contents(file));
  for (const name of Object.keys(variables).sort()) {
    if (builtInVariables.test(name)) hash.update(`\0${name}=${variables[name]}`);
  }
  for (const text of await publicContents(stack)) hash.update(`\0${text}`);
  return hash.digest("hex");
}

/**
 * Returns a digest of each table that visitors can read. It changes with the database, because ids
 * are random, and with every edited post, whose page in the build would be stale.
 */
async function publicContents({ sql }: Pick<Stack, "sql">): Promise<string[]> {
  const tables = await sql<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
       and has_any_column_privilege('anon', oid, 'select')
     order by 1`,
  );
  const digests = tables.map(async ({ name }) => {
    const query = `select md5(coalesce(string_agg(entry::text, '' order by entry::text), '')) as digest from ${name} as entry`;
    const [result] = await sql<{ digest: string }>(query);
    return `${name} ${result?.digest}`;
  });
  return Promise.all(digests);
}

/** Hashes the names and contents of all files in these folders. */
export async function hashFolders(folders: string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const file of await filesIn(folders))
    hash.update(`\0${file}\0`).update(await contents(file));
  return hash.digest("hex");
}

async function filesIn(folders: string[]): Promise<string[]> {
  const files = folders.map(async (folder) => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  });
  return (await Promise.all(files)).flat().sort();
}

async function contents(file: string): Promise<Buffer | string> {
  const bytes = await readFile(file);
  if (file !== "tsconfig.json") return bytes;
  try {
    // Ignore the other options: the build itself adds folders of generated types to them.
    return JSON.stringify(JSON.parse(String(bytes)).compilerOptions);
  } catch {
    return bytes;
  }
}

async function stampText(distDir: string, inputs: string): Promise<string> {
  const build = await readFile(join(distDir, "BUILD_ID"), "utf8").catch(() => "none");
  return `${distDir} ${build.trim()} ${inputs}\n`;
}

const stampFile = (dir: string): string => join(dir, "build-stamp");
