import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "../../local/process/config.ts";
import { type Site, startSite } from "../../local/process/start-site.ts";

/** A build with the seeded data, of its own, with limits as shipped; deleted after `work`. */
export async function withSite(work: (site: Site) => Promise<void>): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), "site-bench-"));
  const ports = { PORT: "3196", SUPABASE_PORT: "3197", MAIL_PORT: "3198" };
  try {
    const site = await startSite({
      config: readConfig({ ...ports, LOCAL_DIR: dir }),
      mode: "preview",
      distDir: join(".local", "bench", "next"),
      variables: { TRUSTED_PROXIES: "1" },
      log: console.log,
    });
    await work(site).finally(() => site.stop());
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
