import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import { readConfig } from "../local/config";
import { startSite } from "../local/start-site";
import { startCalendlySite } from "./calendly-site";
import { testSite } from "./test-site";

/** The production build on a stack of its own, from scratch. Returns what takes it down again. */
export default async function globalSetup() {
  await rm(testSite.dir, { recursive: true, force: true });
  const config = readConfig({
    PORT: String(testSite.port),
    SUPABASE_PORT: String(testSite.supabasePort),
    MAIL_PORT: String(testSite.mailPort),
    LOCAL_DIR: resolve(testSite.dir),
  });
  // Every test names an address of its own in X-Forwarded-For, so that limits count them apart.
  process.env.TRUSTED_PROXIES = "1";
  const log = (line: string) => process.stdout.write(`${line}\n`);
  const site = await startSite({ config, mode: "preview", distDir: testSite.distDir, log });
  // Its build, before any test is running beside it.
  log("The same site with Calendly");
  await (await startCalendlySite()).stop();
  return () => site.stop();
}
