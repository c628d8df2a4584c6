import { execFile, spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { readConfig } from "../local/process/config.ts";
import { startSite } from "../local/process/start-site.ts";

// Requests per second of stored pages, beside nginx serving the same bytes from a file, in turns on the
// same machine. Needs nginx and wrk; `npm run bench`. Figures are medians; read the ratio, not them.
const run = promisify(execFile);
const rounds = 5;
const seconds = 5;
const nginxPort = 3190;
const pages = ["/", "/blog", "/blog/forms-people-finish"];

const dir = await mkdtemp(join(tmpdir(), "site-bench-"));
const config = readConfig({
  PORT: "3191",
  SUPABASE_PORT: "3192",
  MAIL_PORT: "3193",
  LOCAL_DIR: dir,
});
const site = await startSite({
  config,
  mode: "preview",
  distDir: ".local/test/next",
  log: console.log,
});
const nginx = await startNginx();
try {
  for (const page of pages) {
    const results = { site: [] as number[], nginx: [] as number[] };
    for (let round = 0; round < rounds; round++) {
      results.site.push(await requestsPerSecond(`${site.url}${page}`));
      results.nginx.push(await requestsPerSecond(`http://127.0.0.1:${nginxPort}${page}`));
    }
    const [ours, theirs] = [median(results.site), median(results.nginx)];
    const share = ((100 * ours) / theirs).toFixed(1);
    console.log(`${page}  site ${ours.toFixed(0)}/s  nginx ${theirs.toFixed(0)}/s  ${share} %`);
  }
} finally {
  nginx.kill("SIGTERM");
  await site.stop();
  await rm(dir, { recursive: true, force: true });
}

async function startNginx() {
  const locations = await Promise.all(
    pages.map(async (page, index) => {
      const file = join(dir, `page-${index}.html`);
      await writeFile(file, await (await fetch(`${site.url}${page}`)).text());
      return `location = ${page} { root ${dir}; try_files /page-${index}.html =404; default_type text/html; }`;
    }),
  );
  const conf = join(dir, "nginx.conf");
  await writeFile(
    conf,
    `daemon off; pid ${dir}/nginx.pid; error_log /dev/null; worker_processes 1;
     events {} http { access_log off; client_body_temp_path ${dir}; proxy_temp_path ${dir};
     fastcgi_temp_path ${dir}; uwsgi_temp_path ${dir}; scgi_temp_path ${dir};
     server { listen 127.0.0.1:${nginxPort}; ${locations.join("\n")} } }`,
  );
  return spawn("nginx", ["-c", conf, "-p", dir], { stdio: "inherit" });
}

async function requestsPerSecond(url: string): Promise<number> {
  const { stdout } = await run("wrk", ["-t1", "-c16", `-d${seconds}s`, url]);
  return Number(stdout.match(/Requests\/sec:\s+([\d.]+)/)?.[1]);
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
