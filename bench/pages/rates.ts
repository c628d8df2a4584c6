import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { median } from "../median.ts";

const run = promisify(execFile);
const seconds = 5;

/** Prints requests per second for each URL, measured alternately. */
export async function showRates(rounds: number, addresses: Record<string, string>): Promise<void> {
  const results = new Map<string, number[]>(Object.keys(addresses).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, url] of Object.entries(addresses)) {
      results.get(name)?.push(await requestsPerSecond(url));
    }
  }
  console.log("\nRequests per second, of each pair with the first's share of the second");
  const medians = [...results].map(([name, values]) => ({ name, rate: median(values) }));
  medians.forEach(({ name, rate }, index) => {
    const before = medians[index - 1]?.rate ?? Number.NaN;
    const share = index % 2 === 1 ? `  ${(before / rate).toFixed(2)}` : "";
    console.log(`${rate.toFixed(0).padStart(8)}  ${name}${share}`);
  });
}

/** Requests compressed responses, as browsers do. */
async function requestsPerSecond(url: string): Promise<number> {
  const { stdout } = await run("wrk", [
    ...["-t1", "-c16", `-d${seconds}s`],
    ...["-H", "Accept-Encoding: gzip", url],
  ]);
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} fails:\n${stdout}`);
  return Number(stdout.match(/Requests\/sec:\s+([\d.]+)/)?.[1]);
}

/** Starts nginx with the pages of `url` as precompressed files. */
export async function startFileServer(port: number, url: string, paths: string[]) {
  const folder = await mkdtemp(join(tmpdir(), "site-files-"));
  const locations = await Promise.all(
    paths.map(async (path, index) => {
      const html = Buffer.from(await (await fetch(url + path)).arrayBuffer());
      await writeFile(join(folder, `${index}.html`), html);
      await writeFile(join(folder, `${index}.html.gz`), gzipSync(html));
      return `location = ${path} { root ${folder}; try_files /${index}.html =404; }`;
    }),
  );
  await writeFile(
    join(folder, "nginx.conf"),
    `daemon off; pid nginx.pid; worker_processes 1; ${process.getuid?.() === 0 ? "user root;" : ""}
     events {} http { access_log off; gzip_static on; default_type text/html;
     client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi;
     uwsgi_temp_path uwsgi; scgi_temp_path scgi;
     server { listen 127.0.0.1:${port}; ${locations.join("\n")} } }`,
  );
  const options = ["-e", "error.log", "-p", folder, "-c", "nginx.conf"];
  const child = spawn("nginx", options, { stdio: "inherit" });
  const exited = once(child, "exit");
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill("SIGQUIT");
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
