import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startNginx } from "@/tests/http/deploy/start-nginx";
import { readConfig, siteEnvironment } from "../local/process/config.ts";
import { startNext } from "../local/process/next-process.ts";
import { startSite } from "../local/process/start-site.ts";
import { startBarePage } from "./pages/bare-page.ts";
import { showEdits } from "./pages/edits.ts";
import { showPaints } from "./pages/paints.ts";
import { showRates, startFileServer } from "./pages/rates.ts";
import { storeSamplePosts } from "./pages/sample-posts.ts";
import { showSizes } from "./pages/sizes.ts";

// Compares load times and request rates with a bare Next.js page and with nginx serving the same
// bytes, interleaved in one run: `npm run bench`, optionally with a number of rounds. Prints
// medians; on a busy machine, compare the ratios. Needs nginx, wrk, Chromium and, for Lighthouse,
// the npm registry.
const rounds = Number(process.argv[2] ?? 3);
const [port, secondPort] = [3180, 3181];
const post = "/blog/forms-people-finish";
const kinds = [
  "/",
  post,
  "/blog/with-photograph",
  "/blog",
  "/get-started",
  "/portfolio/9",
  "/about",
];

const dir = await mkdtemp(join(tmpdir(), "site-bench-"));
const distDir = join(".local", "bench", "next");
const config = readConfig({
  PORT: String(port),
  SUPABASE_PORT: "3182",
  MAIL_PORT: "3183",
  LOCAL_DIR: dir,
});
const stops: (() => Promise<void>)[] = [() => rm(dir, { recursive: true, force: true })];
const running = <T extends { stop(): Promise<void> }>(one: T): T => {
  stops.unshift(() => one.stop());
  return one;
};
try {
  const log = console.log;
  const site = running(await startSite({ config, mode: "preview", distDir, log }));
  await storeSamplePosts(site.stack);
  const bare = running(await startBarePage(3184));
  const files = running(await startFileServer(3185, site.url, ["/", post]));
  const variables = siteEnvironment(config, site.stack);
  const next = { ...variables, NEXT_DIST_DIR: distDir, PORT: String(secondPort) };
  const second = running(await startNext("start", next));
  const nginx = running(await startNginx({ port: 3186, upstreams: [port, secondPort] }, distDir));

  await showSizes(site.url, kinds);
  await showEdits({ stack: site.stack, processes: [site.url, second.url], nginx: nginx.url });
  await showRates(rounds, {
    "app, home": site.url,
    "bare Next page": bare.url,
    "nginx.conf, home": nginx.url,
    "nginx, home as a file": files.url,
    "nginx.conf, post": nginx.url + post,
    "nginx, post as a file": files.url + post,
  });
  await showPaints(rounds, { site: site.url, bare: bare.url, kinds, log });
} finally {
  for (const stop of stops) await stop();
}
