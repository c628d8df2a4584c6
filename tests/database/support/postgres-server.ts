import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chown, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

export type PostgresServer = { url: string; stop(): Promise<void> };

type Owner = { uid?: number; gid?: number };

const OLDEST = 15;

/** The folder of the newest Postgres server binaries on this machine, or null. */
export async function findPostgres(): Promise<string | null> {
  const packaged = "/usr/lib/postgresql";
  const versions = await readdir(packaged).catch(() => [] as string[]);
  const folders = [
    ...versions
      .filter((version) => Number(version) >= OLDEST)
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => join(packaged, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter).filter(Boolean),
  ];
  const isComplete = (folder: string) =>
    existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres"));
  return folders.find(isComplete) ?? null;
}

/** Starts an empty throw-away server on 127.0.0.1; `stop` ends it and deletes its files. */
export async function startPostgres(binaries: string, port: number): Promise<PostgresServer> {
  const owner = await unprivileged();
  const dir = await mkdtemp(join(tmpdir(), "site-postgres-"));
  const remove = () => rm(dir, { recursive: true, force: true });
  const password = randomBytes(16).toString("hex");
  try {
    await initialise(binaries, dir, password, owner);
    const end = await serve(binaries, dir, port, owner);
    return {
      url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
      stop: () => end().then(remove),
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function initialise(
  binaries: string,
  dir: string,
  password: string,
  owner: Owner,
): Promise<void> {
  const passwordFile = join(dir, "password");
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (owner.uid !== undefined && owner.gid !== undefined) {
    await chown(dir, owner.uid, owner.gid);
    await chown(passwordFile, owner.uid, owner.gid);
  }
  const cluster = ["-D", join(dir, "data"), "-U", "postgres", "-E", "UTF8", "--locale=C"];
  const access = ["--auth=scram-sha-256", `--pwfile=${passwordFile}`, "--no-sync"];
  const options = { ...owner, cwd: dir };
  await promisify(execFile)(join(binaries, "initdb"), [...cluster, ...access], options);
}

/** Resolves, once the server takes connections, to what ends it. */
async function serve(
  binaries: string,
  dir: string,
  port: number,
  owner: Owner,
): Promise<() => Promise<void>> {
  const settings = [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "fsync=off",
    "timezone=UTC",
  ];
  const server = spawn(
    join(binaries, "postgres"),
    ["-D", join(dir, "data"), "-p", String(port), ...settings.flatMap((line) => ["-c", line])],
    { ...owner, cwd: dir, stdio: ["ignore", "ignore", "pipe"] },
  );
  const quit = () => server.kill("SIGQUIT");
  process.once("exit", quit);
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  await ready(server);
  return async () => {
    process.off("exit", quit);
    server.kill("SIGINT");
    await ended;
  };
}

/** Postgres refuses to run as root: then the user that its package made, or else nobody. */
async function unprivileged(): Promise<Owner> {
  if (process.getuid?.() !== 0) return {};
  const users = (await readFile("/etc/passwd", "utf8")).split("\n").map((line) => line.split(":"));
  const user =
    users.find(([name]) => name === "postgres") ?? users.find(([name]) => name === "nobody");
  return { uid: Number(user?.[2] ?? 65534), gid: Number(user?.[3] ?? 65534) };
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = "";
    server.once("error", reject);
    server.once("exit", (code) => reject(new Error(`postgres ended with ${code}: ${log}`)));
    server.stderr?.on("data", (chunk) => {
      log += chunk;
      if (log.includes("ready to accept connections")) resolve();
    });
  });
}
