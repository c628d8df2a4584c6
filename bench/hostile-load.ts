import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { memory } from "./growth/filled-site.ts";
import { withSite } from "./load/site.ts";
import { median } from "./median.ts";

// Measures how ten connections with invalid POSTs slow down another visitor, and whether memory
// stays bounded while ten connections request unknown slugs: `npm run bench:hostile-load`,
// optionally with minutes for the latter. Uses its own build and data, over loopback; needs wrk.
const minutes = Number(process.argv[2] ?? 5);
const connections = 10;
const page = "/blog/forms-people-finish";

/** `ip` is a Lua expression: a fixed IP, or a new one for each request. */
const invalidPosts = (ip: string) => `
  local n = 0
  request = function()
    n = n + 1
    local headers = {}
    headers["content-type"] = "multipart/form-data; boundary=x"
    headers["x-forwarded-for"] = ${ip}
    headers["origin"] = "SITE"
    local body = '--x\\r\\ncontent-disposition: form-data; name="user_email"\\r\\n\\r\\nnobody\\r\\n--x--\\r\\n'
    return wrk.format("POST", "/contact", headers, body)
  end`;
const everyIp =
  '"10." .. math.floor(n / 65536) % 256 .. "." .. math.floor(n / 256) % 256 .. "." .. n % 256';
const madeUpSlugs = `
  local n = 0
  local addresses = { "/blog/", "/portfolio/", "/blog/tag/", "/blog/page/" }
  request = function()
    n = n + 1
    local headers = {}
    headers["x-forwarded-for"] = ${everyIp}
    return wrk.format("GET", addresses[n % 4 + 1] .. "made-up-" .. n, headers)
  end`;

await withSite(async ({ url, errors }) => {
  const alone = await medianOf(url);
  console.log(`another visitor's page, undisturbed: ${alone.toFixed(1)} ms`);
  for (const [name, ip] of [
    ["one ip", '"192.0.2.1"'],
    ["many ips", everyIp],
  ] as const) {
    await under(url, invalidPosts(ip), 25, async () => {
      const disturbed = await medianOf(url);
      console.log(
        `  beside invalid posts from ${name}: ${disturbed.toFixed(1)} ms, ${(disturbed / alone).toFixed(2)} times`,
      );
    });
  }
  const used: number[] = [];
  await under(url, madeUpSlugs, minutes * 60, async () => {
    for (let n = 0; n < minutes * 2; n += 1) {
      await wait(29_000);
      used.push(await memory());
    }
  });
  console.log(
    `memory beside made-up slugs, each half minute: ${used.map((mb) => mb.toFixed()).join(", ")} MB`,
  );
  for (const line of errors().split("\n").filter(Boolean).slice(0, 5)) console.log(line);
});

/** Sends ten requests a second for twenty seconds; returns their median time in milliseconds. */
async function medianOf(url: string): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 200; n += 1) {
    const start = performance.now();
    await (await fetch(url + page)).arrayBuffer();
    times.push(performance.now() - start);
    await wait(100);
  }
  return median(times);
}

/** Runs `work` while wrk sends the script's requests for `seconds`. */
async function under(url: string, script: string, seconds: number, work: () => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), "site-load-"));
  const file = join(folder, "load.lua");
  await writeFile(file, script.replace("SITE", url));
  const options = ["-t1", `-c${connections}`, `-d${seconds}s`, "-s", file, url];
  const load: ChildProcess = spawn("wrk", options, { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(load, "exit");
  let printed = "";
  load.stdout?.on("data", (chunk) => {
    printed += chunk;
  });
  await work();
  await ended;
  await rm(folder, { recursive: true, force: true });
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(printed) ?? [];
  const [, rejected = "0"] = /Non-2xx or 3xx responses: (\d+)/.exec(printed) ?? [];
  console.log(`  ${rate} requests a second, ${rejected} of them answered by 4xx or 5xx`);
}
