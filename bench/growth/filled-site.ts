import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { type LocalConfig, readConfig } from "../../local/process/config.ts";
import { buildSite, type Site, startSite } from "../../local/process/start-site.ts";
import { fillPosts } from "../fill-posts.ts";

const run = promisify(execFile);
const ports = { PORT: "3196", SUPABASE_PORT: "3197", MAIL_PORT: "3198" };
const folder = join(".local", `bench-${process.pid}`);

export type FilledSite = Pick<Site, "errors" | "url"> & {
  sql: Site["stack"]["sql"];
  posts: number;
  /** Where Next.js stores pages. */
  storedIn: string;
};

/** Makes one production build, and deletes it after `work`. */
export async function withBuild(work: () => Promise<void>): Promise<void> {
  try {
    await onConfig((config) =>
      buildSite({ config, mode: "preview", distDir: join(folder, "build") }),
    );
    await work();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Serves a copy of the build with its own database, filled with this number of posts. */
export async function withPosts(
  posts: number,
  work: (site: FilledSite) => Promise<void>,
): Promise<void> {
  const distDir = join(folder, String(posts));
  await cp(join(folder, "build"), distDir, { recursive: true });
  await onConfig(async (config) => {
    // Each request comes from a different visitor, so no rate limit applies.
    const variables = { TRUSTED_PROXIES: "1" };
    const site = await startSite({ config, mode: "built", distDir, variables });
    try {
      const { sql } = site.stack;
      await sql("delete from public.blogs");
      await fillPosts({ sql }, posts);
      await expirePosts({ sql });
      // Ignore errors logged while the database was being filled.
      const reported = site.errors().length;
      await work({
        url: site.url,
        sql,
        posts,
        storedIn: join(distDir, "server"),
        errors: () => site.errors().slice(reported),
      });
    } finally {
      await site.stop();
      await rm(distDir, { recursive: true, force: true });
    }
  });
}

/** Expires posts as another server would after an edit, and waits until this one has noticed. */
export async function expirePosts({ sql }: Pick<FilledSite, "sql">): Promise<void> {
  await sql("select public.expire_tags(array['posts'])");
  await wait(1_500);
}

let visitors = 0;

export function request({ url }: Pick<FilledSite, "url">, path: string): Promise<Response> {
  visitors += 1;
  const ip = `10.${[visitors >> 16, (visitors >> 8) & 255, visitors & 255].join(".")}`;
  return fetch(new URL(path, url), { headers: { "x-forwarded-for": ip }, redirect: "manual" });
}

/** Like `memory`, but after the server has had time to release the memory of its last requests. */
export async function memoryAtRest(): Promise<number> {
  await wait(45_000);
  return memory();
}

/** Returns the memory of the server's processes in megabytes. */
export async function memory(): Promise<number> {
  const rows = process.platform === "linux" ? await fromProc() : await fromPs();
  const ours = new Set([process.pid]);
  // A child may be listed before its parent.
  for (const _ of rows) for (const { pid, parent } of rows) if (ours.has(parent)) ours.add(pid);
  const kilobytes = rows
    .filter(({ pid }) => ours.has(pid) && pid !== process.pid)
    .reduce((sum, { rss }) => sum + rss, 0);
  return kilobytes / 1024;
}

type ProcessRow = { pid: number; parent: number; rss: number };

async function fromProc(): Promise<ProcessRow[]> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const rows = pids.map(async (pid) => {
    const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
    const field = (name: string) => Number(status.match(`${name}:\\s+(\\d+)`)?.[1] ?? 0);
    return { pid: Number(pid), parent: field("PPid"), rss: field("VmRSS") };
  });
  return Promise.all(rows);
}

async function fromPs(): Promise<ProcessRow[]> {
  const { stdout } = await run("ps", ["-A", "-o", "pid=,ppid=,rss="]);
  return stdout.split("\n").map((line) => {
    const [pid = 0, parent = 0, rss = 0] = line.trim().split(/\s+/).map(Number);
    return { pid, parent, rss };
  });
}

/** Returns the disk space of the stored pages in megabytes. */
export async function disk({ storedIn }: FilledSite): Promise<number> {
  const entries = await readdir(storedIn, { recursive: true, withFileTypes: true });
  let bytes = 0;
  for (const entry of entries) {
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  }
  return bytes / 1024 ** 2;
}

/** Runs `work` with its own data folder, and deletes it afterwards. */
export async function onConfig(work: (config: LocalConfig) => Promise<void>): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), "site-bench-"));
  try {
    await work(readConfig({ ...ports, LOCAL_DIR: dir }));
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
