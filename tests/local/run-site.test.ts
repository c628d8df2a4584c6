import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test, vi } from "vitest";
import { freePorts } from "../free-ports.ts";
import { fakeNext } from "./fake-next.ts";
import { afterFile, article, makeProject, occupy, writeFiles } from "./test-stack.ts";

const module = pathToFileURL(join(import.meta.dirname, "../../local/process/run-site.ts")).href;

const project = await makeProject({}, afterFile);
await writeFiles(project, { "content/articles/one.md": article });
await writeFiles(project, { "node_modules/next/dist/bin/next": fakeNext });
const ports = await freePorts(3);

/** Runs the site like `npm run preview`, and waits until it prints `text`, if given. */
async function preview(text?: string) {
  const [PORT, SUPABASE_PORT, MAIL_PORT] = ports.map(String);
  const script = `import(${JSON.stringify(module)}).then((module) => module.runSite("preview"))`;
  const env = { PATH: process.env.PATH, PORT, SUPABASE_PORT, MAIL_PORT };
  const child = spawn(process.execPath, ["-e", script], {
    cwd: project,
    env: env as unknown as NodeJS.ProcessEnv,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (output += part));
  onTestFinished(() => void child.kill("SIGKILL"));
  const ended = once(child, "close").then(([code]) => code as number | null);
  if (text) await vi.waitFor(() => expect(output).toContain(text), { timeout: 60_000 });
  return { child, output: () => output, ended };
}

const running = () => preview("Ctrl-C stops everything.");

function visit(path = ""): Promise<Response> {
  return fetch(`http://127.0.0.1:${ports[0]}/${path}`);
}

async function expectNothingLeft(): Promise<void> {
  for (const port of ports) (await occupy(port)).close();
  expect(existsSync(join(project, ".local/lock"))).toBe(false);
}

async function builds(): Promise<number> {
  const text = await readFile(join(project, "builds.txt"), "utf8").catch(() => "");
  return text.split("\n").length - 1;
}

test("a preview reports its steps, prints URLs and sign-ins, and stops on a signal", async () => {
  const { child, output, ended } = await running();
  for (const line of [
    "Migration 20260101000000_schema.sql applied",
    "Seeded 1 posts",
    "Built",
    `http://localhost:${ports[0]}`,
    `http://127.0.0.1:${ports[2]}`,
    "admin@kiskadee.example / kiskadee-admin",
    "visitor@kiskadee.example / kiskadee-visitor",
  ]) {
    expect(output()).toContain(line);
  }
  const drained = async () => (await (await visit()).json()).drained;
  await vi.waitFor(async () => expect(await drained()).toBeGreaterThanOrEqual(2), {
    timeout: 30_000,
    interval: 200,
  });
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  expect(await builds()).toBe(1);
  await expectNothingLeft();
});

test("a preview exits with the code of a crashed site and keeps the build", async () => {
  const { output, ended } = await running();
  expect(await builds()).toBe(1);
  await visit("crash").catch(() => {});
  expect(await ended).toBe(7);
  expect(output()).toContain("The site ended by itself (exit code 7).");
  await expectNothingLeft();
});

test("a killed preview leaves no site running and can start again", async () => {
  await writeFiles(join(project, "content"), { "site.ts": "export {};" });
  const killed = await running();
  expect(await builds(), "after a change of code").toBe(2);
  killed.child.kill("SIGKILL");
  await killed.ended;
  await vi.waitFor(async () => (await occupy(ports[0] ?? 0)).close(), { timeout: 30_000 });
  await writeFiles(project, { "content/articles/two.md": article.replaceAll("first", "second") });
  const { child, ended } = await running();
  child.kill("SIGINT");
  expect(await ended).toBe(0);
  expect(await builds(), "after a new article").toBe(3);
});

test("a preview stopped during the build exits with 130 and leaves nothing running", async () => {
  await writeFiles(project, { slow: "", "tsconfig.json": '{"compilerOptions":{"a":1}}' });
  const { child, ended } = await preview("Building the site");
  child.kill("SIGINT");
  expect(await ended).toBe(130);
  await rm(join(project, "slow"));
  await expectNothingLeft();
});

test("a preview reports why a build failed and leaves nothing running", async () => {
  await writeFiles(project, { broken: "" });
  const { output, ended } = await preview();
  expect(await ended).toBe(1);
  expect(output()).toMatch(/this page does not compile\nThe build failed/);
  await rm(join(project, "broken"));
  await expectNothingLeft();
});

test("a preview reports that the site's port is in use before doing anything else", async () => {
  const server = await occupy(ports[0] ?? 0);
  const { output, ended } = await preview();
  expect(await ended).toBe(1);
  expect(output()).toMatch(new RegExp(`^Port ${ports[0]} \\(the site\\) is in use.*PORT=.*\\n$`));
  server.close();
});
