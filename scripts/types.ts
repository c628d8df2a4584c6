import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateTypescript, sortGeneratorMetadata } from "@supabase/postgrest-typegen/generation";
import { introspect } from "@supabase/postgrest-typegen/introspection";
import { startStack } from "../local/process/stack.ts";
import { StackError } from "../local/process/stack-error.ts";

const FILE = "lib/supabase/database.types.ts";

try {
  const types = await inTemporaryFolder(generate);
  if (!process.argv.includes("--check")) {
    await writeFile(FILE, types);
    console.log(`${FILE} written`);
  } else if ((await readFile(FILE, "utf8").catch(() => "")) !== types) {
    throw new StackError(`${FILE} is not what the migrations make: run node scripts/types.ts.`);
  }
} catch (error) {
  if (!(error instanceof StackError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/**
 * Generates what `supabase gen types` would for a new database with every migration applied, without
 * the helper types that follow the database's own.
 */
async function generate(dir: string): Promise<string> {
  // Port 0 picks any free port: nothing connects to these.
  const ports = { supabasePort: 0, mailPort: 0 };
  const stack = await startStack({ dir, ...ports, siteUrl: "http://localhost", seed: false });
  try {
    const database = { query: async (query: string) => ({ rows: await stack.sql(query) }) };
    const metadata = await introspect(database, { includedSchemas: ["public"] });
    const types = await generateTypescript(sortGeneratorMetadata(metadata));
    return types.slice(0, types.indexOf("\ntype DatabaseWithoutInternals"));
  } finally {
    await stack.stop();
  }
}

async function inTemporaryFolder<T>(work: (dir: string) => Promise<T>): Promise<T> {
  const dir = await mkdtemp(join(tmpdir(), "site-types-"));
  try {
    return await work(dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
