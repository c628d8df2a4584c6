import { execFile, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chown, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

export type PostgresServer = { url: string; stop(): Promise<void> };

const oldest = 15;

/** The folder of the newest Postgres server binaries on this machine, or null. */
export async function findPostgres(): Promise<string | null> {
  const packaged = "/usr/lib/postgresql";
  const versions = await readdir(packaged).catch(() => [] as string[]);
  const folders = [
    ...versions
      .filter((version) => Number(version) >= oldest)
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => join(packaged, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter).filter(Boolean),
  ];
  const isComplete = (folder: string) =>
    existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres"));
  return folders.find(isComplete) ?? null;
}

/** Starts an empty throwaway server on 127.0.0.1; `stop` ends it and deletes its files. */
export async function startPostgres(binaries: string, port: number): Promise<PostgresServer> {
  const owner = await unprivileged();
  const dir = await mkdtemp(join(tmpdir(), "site-postgres-"));
  const passwordFile = join(dir, "password");
  const password = randomBytes(16).toString("hex");
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (owner) for (const path of [dir, passwordFile]) await chown(path, owner.uid, owner.gid);

  const options = { ...owner, cwd: dir };
  const run = (program: string, ...args: string[]) =>
    promisify(execFile)(join(binaries, program), ["-D", "data", ...args], options);
  const end = ["-D", "data", "-m", "immediate", "stop"];
  const quit = () => void spawnSync(join(binaries, "pg_ctl"), end, options);
  const settings = "-c listen_addresses=127.0.0.1 -c unix_socket_directories= -c timezone=UTC";
  try {
    const access = ["--auth=scram-sha-256", `--pwfile=${passwordFile}`, "--no-sync"];
    // The locale of Supabase and PGlite, which recognises letters in every script.
    const locale = ["--lc-collate=C", "--lc-ctype=C.UTF-8"];
    await run("initdb", "-U", "postgres", "-E", "UTF8", ...locale, ...access);
    await run("pg_ctl", "-o", `-p ${port} -c fsync=off ${settings}`, "-l", "log", "-w", "start");
    process.once("exit", quit);
  } catch (error) {
    await rm(dir, { recursive: true, force: true });
    throw error;
  }
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    async stop() {
      process.off("exit", quit);
      await run("pg_ctl", "-m", "fast", "-w", "stop");
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** Postgres refuses to run as root, so use the user its package created, or else `nobody`. */
async function unprivileged(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const users = (await readFile("/etc/passwd", "utf8")).split("\n").map((line) => line.split(":"));
  const user =
    users.find(([name]) => name === "postgres") ?? users.find(([name]) => name === "nobody");
  return { uid: Number(user?.[2] ?? 65534), gid: Number(user?.[3] ?? 65534) };
}
