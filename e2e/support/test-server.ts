import { cpSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { hashFolders } from "@/local/process/build-stamp";
import { readConfig, siteEnvironment } from "@/local/process/config";
import { type NextServer, startNext } from "@/local/process/next-process";
import { buildSite, type Site, startSite } from "@/local/process/start-site";
import { stackKeys } from "./stored";
import { type TestSite, template, testSite } from "./test-site";

// Each test sends its own IP in X-Forwarded-For, so that rate limits count tests separately.
const common = {
  TRUSTED_PROXIES: "1",
  SUBMISSIONS_PER_MINUTE: "10000",
  PAGES_PER_MINUTE: "10000",
};

/**
 * Builds the site and seeds its data, reusing what is still up to date. TEST_BUILD=made means this
 * run has already done so.
 */
export async function buildTemplate(log: (line: string) => void): Promise<void> {
  if (process.env.TEST_BUILD === "made") return;
  const { port, dir, distDir } = template;
  const stamp = join(dir, "data-stamp");
  const inputs = await hashFolders(["local", "supabase", "content/articles"]);
  if ((await readFile(stamp, "utf8").catch(() => "")) !== inputs) {
    await rm(dir, { recursive: true, force: true });
    await mkdir(dir, { recursive: true, mode: 0o700 });
    await writeFile(stamp, inputs);
  }
  const config = configOf(port, dir);
  await buildSite({ config, mode: "preview", distDir, variables: common, log });
  process.env.TEST_BUILD = "made";
}

/**
 * Starts a worker's stack and server on copies of the build and the seeded data. With
 * `databaseUrl`, the data is seeded in that Postgres database instead.
 */
export async function startWorkerSite(
  { dir, distDir, port }: TestSite = testSite,
  databaseUrl?: string,
): Promise<Site> {
  await copyTemplate(dir);
  const config = { ...configOf(port, dir), databaseUrl };
  return startSite({ config, mode: "built", distDir, variables: common });
}

/** Starts a second server on this worker's build and data, unless `variables` name others. */
export async function startTestServer(
  port: number,
  variables: Record<string, string> = {},
): Promise<NextServer> {
  const stack = { ...(await stackKeys()), ...testSite };
  return startNext("start", {
    ...siteEnvironment(configOf(port, testSite.dir), stack, { ...process.env, ...common }),
    NEXT_DIST_DIR: testSite.distDir,
    ...variables,
  });
}

/** All servers share the template's site URL, like servers that share one page cache. */
function configOf(port: number, dir: string) {
  const config = readConfig({
    PORT: String(port),
    SUPABASE_PORT: String(port + 1),
    MAIL_PORT: String(port + 2),
    LOCAL_DIR: resolve(dir),
  });
  return { ...config, siteUrl: template.url };
}

async function copyTemplate(dir: string): Promise<void> {
  await rm(dir, { recursive: true, force: true });
  for (const part of ["keys.json", "db", "next"]) {
    // For these 4,000 files, an asynchronous copy takes three times the CPU time.
    cpSync(join(template.dir, part), join(dir, part), { recursive: true });
  }
}
