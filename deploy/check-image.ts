// Runs the steps of deploy/Dockerfile in a folder, without Docker, and starts the result. Set
// SITE_URL, the site's variables and a free PORT, then run `node deploy/check-image.ts`.
import { execFileSync, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, cp, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { commandOf, type Instruction, readDockerfile, variablesOf } from "./dockerfile.ts";

const maxBytes = 300_000_000;
/** Size of debian:trixie-slim, unpacked. */
const baseBytes = 79_000_000;
/** A user other than the builder and the image's own, for whom the files are read-only. */
const stranger = 65_534;

process.chdir(join(import.meta.dirname, ".."));
const port = process.env.PORT ?? "3000";
const stages = readDockerfile(await readFile("deploy/Dockerfile", "utf8"));
const { devDependencies } = JSON.parse(await readFile("package.json", "utf8"));
const [first = [], last = []] = stages;
if (!first[0]?.text.startsWith(`node:${devDependencies.node.slice(1)}-`)) {
  throw new Error(`The image's Node is not the project's, ${devDependencies.node}.`);
}

const folder = await mkdtemp(join(tmpdir(), "site-image-"));
await chmod(folder, 0o755);
const built = join(folder, "build");
const image = join(folder, "image");
try {
  await follow(first, built);
  const variables = await follow(last, image);
  const bytes = sizeOf(image) + baseBytes;
  console.log(`${megabytes(bytes)} MB, ${megabytes(baseBytes)} of them the base image`);
  if (bytes > maxBytes) throw new Error(`More than ${megabytes(maxBytes)} MB.`);
  await start({ ...given(), ...variables, PORT: port });
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Runs a stage with a folder as its root; returns the variables that it sets. */
async function follow(stage: Instruction[], root: string): Promise<Record<string, string>> {
  let workdir = root;
  const variables: Record<string, string> = {};
  for (const instruction of stage) {
    const { name, options, text } = instruction;
    if (name === "WORKDIR") workdir = join(root, text);
    await mkdir(workdir, { recursive: true });
    if (name === "ENV" || name === "ARG")
      Object.assign(variables, variablesOf(instruction, process.env));
    if (name === "COPY") await copy(text.split(" "), options.from ? built : null, root, workdir);
    if (name === "RUN") {
      console.log(`RUN ${text}`);
      const { PATH, HOME } = process.env;
      const env = { PATH, HOME, ...variables } as object as NodeJS.ProcessEnv;
      execFileSync("sh", ["-c", text], {
        cwd: workdir,
        env,
        stdio: ["ignore", "ignore", "inherit"],
      });
    }
  }
  return variables;
}

/** Copies from the root of the build stage, or from the repository. */
async function copy(places: string[], from: string | null, root: string, workdir: string) {
  const target = places.pop() ?? "";
  const absolute = target.startsWith("/") ? join(root, target) : join(workdir, target);
  for (const source of from ? places : sources(places)) {
    // There is no base image here, so use the current Node.
    const origin = source === "/usr/local/bin/node" ? process.execPath : join(from ?? "", source);
    const isInto = target.endsWith("/") || target === ".";
    const into = isInto && !from ? join(absolute, source) : absolute;
    await mkdir(dirname(into), { recursive: true });
    await cp(origin, into, { recursive: true, preserveTimestamps: true, dereference: !from });
  }
}

function sources(places: string[]): string[] {
  const list = ["ls-files", "--cached", "--others", "--exclude-standard", ...places];
  return execFileSync("git", list, { encoding: "utf8" }).trim().split("\n");
}

async function start(env: Record<string, string>): Promise<void> {
  const [node = "", ...rest] = commandOf(find("CMD"));
  const cwd = join(image, find("WORKDIR").text);
  const path = join(image, "usr/local/bin");
  const user = process.getuid?.() === 0 ? { uid: stranger, gid: stranger } : {};
  const options: SpawnOptions = {
    ...user,
    cwd,
    env: { ...env, PATH: path } as object as NodeJS.ProcessEnv,
    stdio: "inherit",
  };
  const server = spawn(join(path, node), rest, options);
  try {
    await healthy(options);
    for (const page of ["/", "/about", "/blog", "/", "/social/pages/home.png"]) await check(page);
    server.kill("SIGTERM");
    const [code] = await once(server, "exit");
    console.log(`Ended by SIGTERM with ${code}`);
  } finally {
    server.kill("SIGKILL");
  }
}

async function healthy(options: SpawnOptions): Promise<void> {
  const [node = "", ...rest] = commandOf(find("HEALTHCHECK"));
  for (let tries = 0; tries < 40; tries += 1) {
    const check = spawn(join(image, "usr/local/bin", node), rest, options);
    const [code] = await once(check, "exit");
    if (code === 0) return console.log(`Healthy after ${tries + 1} checks`);
    await wait(500);
  }
  throw new Error("The health check does not pass.");
}

async function check(page: string): Promise<void> {
  const response = await fetch(`http://localhost:${port}${page}`);
  const policy = response.headers.get("content-security-policy") ?? "";
  const hashes = policy.match(/'sha256-/g)?.length ?? 0;
  console.log(
    `${response.status} ${page}, ${hashes} hashes, ${response.headers.get("x-nextjs-cache")}`,
  );
  const isPage = !page.endsWith(".png");
  if (!response.ok || (isPage && hashes < 2)) throw new Error(`${page} is not as it should be.`);
}

function find(name: string): Instruction {
  const found = last.find((instruction) => instruction.name === name);
  if (!found) throw new Error(`No ${name} in the last stage.`);
  return found;
}

function given(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) =>
      /^(SITE|SUPABASE|RESEND|MAIL|CRON|GEO)_/.test(name),
    ),
  ) as Record<string, string>;
}

function sizeOf(path: string): number {
  return Number.parseInt(execFileSync("du", ["-sb", path], { encoding: "utf8" }), 10);
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1_000_000);
}
