import { cpSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { hashFolders } from "@/local/process/build-stamp";
import { readConfig, siteEnvironment } from "@/local/process/config";
import { type NextServer, startNext } from "@/local/process/next-process";
import { buildSite, type Site, startSite } from "@/local/process/start-site";
import { stackKeys } from "./stored";
import { type TestSite, template, testSite } from "./test-site";

// Every test has an IP of its own in X-Forwarded-For, so that limits count them apart.
const common = {
  TRUSTED_PROXIES: "1",
  SUBMISSIONS_PER_MINUTE: "10000",
  PAGES_PER_MINUTE: "10000",
};

/**
 * Makes the build, and the seeded data that it shows; keeps what is still current of either. With
 * TEST_BUILD=made it has been made in this run.
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
 * Starts a worker's own stack and server, on copies of the build and the seeded data; with an address of a
 * Postgres server, on data seeded there.
 */
export async function startWorkerSite(
  { dir, distDir, port }: TestSite = testSite,
  databaseUrl?: string,
): Promise<Site> {
  await copyTemplate(dir);
  const config = { ...configOf(port, dir), databaseUrl };
  return startSite({ config, mode: "built", distDir, variables: common });
}

/** A second server over this worker's build and data, or over those that `variables` name. */
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

/** All of one address, as servers have that store their pages in one folder. */
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
    // A third of the processor time that the asynchronous copy takes for these 4,000 files.
    cpSync(join(template.dir, part), join(dir, part), { recursive: true });
  }
}
