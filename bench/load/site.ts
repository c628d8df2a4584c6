import { join } from "node:path";
import { type Site, startSite } from "../../local/process/start-site.ts";
import { onConfig } from "../growth/filled-site.ts";

/** Serves its own build with seeded data and default limits; deletes the data after `work`. */
export function withSite(work: (site: Site) => Promise<void>): Promise<void> {
  return onConfig(async (config) => {
    const site = await startSite({
      config,
      mode: "preview",
      distDir: join(".local", "bench", "next"),
      variables: { TRUSTED_PROXIES: "1" },
      log: console.log,
    });
    await work(site).finally(() => site.stop());
  });
}
