import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Builds bench/bare-page with the project's versions and serves it with Next.js's defaults. */
export async function startBarePage(port: number) {
  // Inside the project, Turbopack would include the project's middleware.
  const cwd = await mkdtemp(join(tmpdir(), "bare-page-"));
  const remove = () => rm(cwd, { recursive: true, force: true });
  const env = { ...process.env, NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1" };
  const next = join(cwd, "node_modules/next/dist/bin/next");
  try {
    await cp("bench/bare-page", cwd, { recursive: true });
    const packages = await Promise.all(["next", "react", "react-dom"].map(withVersion));
    await run("npm", ["install", "--no-audit", "--no-fund", ...packages], { cwd });
    await run(process.execPath, [next, "build"], { cwd, env });
  } catch (error) {
    await remove();
    throw error;
  }
  const server = spawn(process.execPath, [next, "start", "-p", String(port)], { cwd, env });
  const exited = once(server, "exit");
  const url = `http://localhost:${port}`;
  const stop = async () => {
    server.kill("SIGTERM");
    await exited;
    await remove();
  };
  for (let tries = 0; !(await isUp(url)); tries += 1) {
    if (tries > 100) {
      await stop();
      throw new Error("The bare page isn't responding.");
    }
    await wait(200);
  }
  return { url, stop };
}

async function withVersion(name: string): Promise<string> {
  const { version } = JSON.parse(await readFile(`node_modules/${name}/package.json`, "utf8"));
  return `${name}@${version}`;
}

const isUp = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
