import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { freePorts } from "../free-ports.ts";
import { installFakeNext } from "./fake-next.ts";
import { ARTICLE, makeProject, occupy, writeFiles } from "./test-stack.ts";

const MODULE = pathToFileURL(join(import.meta.dirname, "../../local/process/run-site.ts")).href;

type Run = { child: ChildProcess; output: () => string; ended: Promise<number | null> };

let project: string;
let ports: number[];
const undo: (() => void | Promise<void>)[] = [];

beforeAll(async () => {
  project = await makeProject({}, (work) => undo.unshift(work));
  await writeFiles(join(project, "content/articles"), { "one.md": ARTICLE });
  await installFakeNext(project);
  ports = await freePorts(3);
});

afterAll(async () => {
  for (const work of undo) await work();
});

/** Runs the starter as `npm run preview` does, in the project's folder. */
function preview(): Run {
  const [port, supabasePort, mailPort] = ports;
  const child = spawn(
    process.execPath,
    ["-e", `import(${JSON.stringify(MODULE)}).then((module) => module.runSite("preview"))`],
    {
      cwd: project,
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        SUPABASE_PORT: String(supabasePort),
        MAIL_PORT: String(mailPort),
      } as unknown as NodeJS.ProcessEnv,
    },
  );
  let output = "";
  const keep = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  onTestFinished(() => void child.kill("SIGKILL"));
  const ended = once(child, "close").then(([code]) => code as number | null);
  return { child, output: () => output, ended };
}

function until(run: Run, text: string): Promise<void> {
  return vi.waitFor(() => expect(run.output()).toContain(text), { timeout: 30_000 });
}

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

describe("a preview", () => {
  test("says what it does, ends with addresses and sign-ins, and stops at a signal", async () => {
    const run = preview();
    await until(run, "Ctrl-C stops everything.");
    for (const line of [
      "Migration 20260101000000_schema.sql applied",
      "Seeded 1 posts",
      "Built",
      `http://localhost:${ports[0]}`,
      `http://127.0.0.1:${ports[2]}`,
      "admin@kiskadee.example / kiskadee-admin",
      "visitor@kiskadee.example / kiskadee-visitor",
    ]) {
      expect(run.output()).toContain(line);
    }
    const drained = async () => (await (await visit()).json()).drained;
    await vi.waitFor(async () => expect(await drained()).toBeGreaterThanOrEqual(2), {
      timeout: 10_000,
      interval: 200,
    });

    run.child.kill("SIGTERM");

    expect(await run.ended).toBe(0);
    await expectNothingLeft();
  });

  test.each([
    ["does not build again when nothing", 0, async () => {}],
    [
      "builds again when the code",
      1,
      () => writeFiles(join(project, "content"), { "site.ts": "export {};" }),
    ],
    ["does not build again when nothing more", 0, async () => {}],
    [
      "builds again when an article",
      1,
      () => writeFiles(join(project, "content/articles"), { "two.md": second }),
    ],
    [
      "builds again when the build itself",
      1,
      () => rm(join(project, ".next"), { recursive: true }),
    ],
  ] as const)("%s has changed", async (_title, more, change) => {
    const before = await builds();
    await change();
    const run = preview();
    await until(run, "Ctrl-C stops everything.");
    run.child.kill("SIGINT");
    expect(await run.ended).toBe(0);
    expect((await builds()) - before).toBe(more);
  });

  test("ends with the code of a site that crashes", async () => {
    const run = preview();
    await until(run, "Ctrl-C stops everything.");
    await visit("crash").catch(() => {});
    expect(await run.ended).toBe(7);
    expect(run.output()).toContain("The site ended by itself (exit code 7).");
    await expectNothingLeft();
  });

  test("leaves no site behind when it is killed outright, and starts again", async () => {
    const run = preview();
    await until(run, "Ctrl-C stops everything.");
    run.child.kill("SIGKILL");
    await run.ended;
    await vi.waitFor(async () => (await occupy(ports[0] ?? 0)).close(), { timeout: 5000 });

    const again = preview();
    await until(again, "Ctrl-C stops everything.");
    again.child.kill("SIGTERM");
    expect(await again.ended).toBe(0);
  });

  test("stopped while it builds leaves nothing, and an honest exit code", async () => {
    await writeFiles(project, { slow: "", "tsconfig.json": '{"compilerOptions":{"a":1}}' });
    const run = preview();
    await until(run, "Building the site");
    run.child.kill("SIGINT");
    expect(await run.ended).toBe(130);
    await rm(join(project, "slow"));
    await expectNothingLeft();
  });

  test("shows why a build failed", async () => {
    await writeFiles(project, { broken: "" });
    const run = preview();
    expect(await run.ended).toBe(1);
    expect(run.output()).toContain("this page does not compile\nThe build failed");
    await rm(join(project, "broken"));
    await expectNothingLeft();
  });

  test("on a broken migration ends with one line and nothing listening", async () => {
    const file = join(project, "supabase/migrations/20260102000000_broken.sql");
    await writeFile(file, "select nonsense;");
    const run = preview();
    expect(await run.ended).toBe(1);
    const [opening, problem, ...rest] = run.output().trim().split("\n");
    expect(opening).toContain("Opening the database");
    expect(problem).toMatch(
      /^Migration 20260102000000_broken\.sql, line 1 failed: column "nonsense"/,
    );
    expect(rest).toEqual([]);
    await rm(file);
    await expectNothingLeft();
  });

  test("names the port of the site when it is taken, before it does anything", async () => {
    const server = await occupy(ports[0] ?? 0);
    const run = preview();
    expect(await run.ended).toBe(1);
    expect(run.output()).toMatch(new RegExp(`^Port ${ports[0]} \\(the site\\) is in use.*PORT=`));
    server.close();
  });
});

const second = ARTICLE.replaceAll("first", "second");
