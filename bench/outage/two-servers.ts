import { rm } from "node:fs/promises";
import { join } from "node:path";
import { readConfig, siteEnvironment } from "../../local/process/config.ts";
import { type NextServer, startNext } from "../../local/process/next-process.ts";
import { type Stack, startStack } from "../../local/process/stack.ts";
import { buildSite } from "../../local/process/start-site.ts";

const folder = join(".local", `bench-${process.pid}`);
const distDir = join(folder, "build");
const config = readConfig({
  PORT: "3196",
  SUPABASE_PORT: "3197",
  MAIL_PORT: "3198",
  LOCAL_DIR: join(folder, "data"),
});
const ports = [config.port, 3199];

/** Each submission comes from its own IP, and all mail is sent within a minute. */
const variables = { TRUSTED_PROXIES: "1", MAILS_PER_SECOND: "25" };

export type TwoServers = {
  urls: string[];
  stack: Stack;
  /** Kills both processes, whatever they are doing, and restarts them. */
  killBoth(): Promise<void>;
};

/** Runs two processes of one build on one database; deletes everything after `work`. */
export async function withTwoServers(work: (site: TwoServers) => Promise<void>): Promise<void> {
  let stack: Stack | undefined;
  let servers: NextServer[] = [];
  try {
    await buildSite({ config, mode: "preview", distDir, variables, log: console.log });
    stack = await startStack({ ...config, seed: true });
    const settings = siteEnvironment(config, stack, { ...process.env, ...variables });
    const start = async () => {
      for (const port of ports) {
        const environment = { ...settings, PORT: String(port), NEXT_DIST_DIR: distDir };
        servers.push(await startNext("start", environment));
      }
    };
    await start();
    await work({
      urls: servers.map(({ url }) => url),
      stack,
      async killBoth() {
        await Promise.all(servers.map(({ kill }) => kill()));
        servers = [];
        await start();
      },
    });
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
    await stack?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
