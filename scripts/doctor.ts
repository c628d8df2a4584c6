import { checkDatabase } from "../lib/doctor/database-checks.ts";
import { readDatabase } from "../lib/doctor/database-facts.ts";
import { checkNetwork } from "../lib/doctor/network-checks.ts";
import { readNetwork } from "../lib/doctor/network-facts.ts";
import { parseEnv } from "../lib/env.ts";
import { settingWarnings } from "../lib/http/setting-warnings.ts";
import { linkSecret } from "../lib/links/signed-token.ts";
import { setupLink } from "../lib/setup/link.ts";
import { connect } from "../lib/supabase/connect.ts";
import { migrationVersions } from "../local/database/migrate.ts";
import { readConfig, siteEnvironment } from "../local/process/config.ts";
import { oneLine } from "../local/process/stack-error.ts";
import { loadKeys } from "../local/supabase/keys.ts";
import { findProject } from "../local/supabase/project.ts";

const timeoutMs = 10_000;

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : oneLine(error));
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const env = parseEnv(await readVariables());
  const client = connect({ url: env.SUPABASE_URL, secretKey: env.SUPABASE_SECRET_KEY }, timeoutMs);
  const migrations = await migrationVersions("supabase/migrations");
  const [database, network] = await Promise.all([
    readDatabase(client, { migrations, startedAt: Date.now() }),
    readNetwork(client, env, null),
  ]);
  const settings = settingWarnings(env, undefined).map((text) => {
    return { name: "Settings", status: "warning" as const, text };
  });
  const checks = [...checkDatabase(database), ...checkNetwork(network), ...settings];
  for (const { name, status, text } of checks) console.log(`${status.padEnd(8)} ${name}: ${text}`);
  if (checks.some(({ status }) => status === "failed")) process.exitCode = 1;
  const { data: id } = await client.rpc("setup_id");
  if (id)
    console.log(`\nCreate the first owner at ${setupLink(env.SITE_URL, id, linkSecret(env))}`);
}

/** Returns the server's environment, or that of the running local stack. */
async function readVariables(): Promise<Record<string, string | undefined>> {
  const { url } = await findProject(process.env);
  if (process.env.SUPABASE_URL) return process.env;
  const config = readConfig();
  const { publishableKey, secretKey } = await loadKeys(config.dir);
  const mailUrl = `http://127.0.0.1:${config.mailPort}`;
  return siteEnvironment(config, { supabaseUrl: url, publishableKey, secretKey, mailUrl });
}
