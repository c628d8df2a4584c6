import { Worker } from "node:worker_threads";
import { expect, test, vi } from "vitest";
import { taskRunner } from "@/lib/task-runner";

const report = vi.hoisted(() => vi.fn());
vi.mock("@/lib/log", () => ({ reportError: report }));

const code = `
  const { parentPort } = require("node:worker_threads");
  const tasks = {
    echo: (value) => ({ result: value }),
    count: (to) => {
      for (let n = 1; n <= to; n++) parentPort.postMessage({ progress: n });
      parentPort.postMessage({ error: "a line" });
      return { result: to };
    },
    fill: () => { const rows = []; for (;;) rows.push({ text: [rows.length] }); },
    hang: () => { for (;;); },
    exit: () => process.exit(),
  };
  parentPort.on("message", ({ name, input }) => parentPort.postMessage(tasks[name](...input)));
  parentPort.postMessage("ready");
`;

type Tasks = Record<"echo" | "count" | "fill" | "hang" | "exit", (n?: number) => Promise<number>>;

const resourceLimits = { maxOldGenerationSizeMb: 16 };
const runTask = taskRunner<Tasks>(() => new Worker(code, { eval: true, resourceLimits }));
const timeoutMs = 20_000;

test("a task that runs out of memory does not affect the next one", async () => {
  const filled = runTask("fill", [], { timeoutMs });
  const next = runTask("echo", [1], { timeoutMs });
  await expect(filled).rejects.toMatchObject({ code: "ERR_WORKER_OUT_OF_MEMORY" });
  expect(await next).toBe(1);
});

test("rejects when a task is silent or aborted, or its worker exits", async () => {
  const stop = new AbortController();
  const hanging = runTask("hang", [], { timeoutMs, signal: stop.signal });
  stop.abort(new Error("pressed"));
  await expect(hanging).rejects.toThrow("pressed");
  await expect(runTask("echo", [1], { timeoutMs, signal: stop.signal })).rejects.toThrow("pressed");
  await expect(runTask("hang", [], { timeoutMs: 50 })).rejects.toThrow("silent for too long");
  await expect(runTask("exit", [], { timeoutMs })).rejects.toThrow("The worker has ended.");
  expect(await runTask("echo", [2], { timeoutMs })).toBe(2);
});

test("rejects when a task is aborted while its worker starts", async () => {
  const stop = new AbortController();
  const run = taskRunner<Tasks>(() => new Worker(code, { eval: true, resourceLimits }));
  const hanging = run("hang", [], { timeoutMs, signal: stop.signal });
  await Promise.resolve();
  stop.abort(new Error("pressed"));
  await expect(hanging).rejects.toThrow("pressed");
});

test("reports progress in order, and logs errors on the server", async () => {
  const seen: number[] = [];
  const onProgress = (n: number) => void seen.push(n);
  expect(await runTask("count", [3], { timeoutMs, onProgress })).toBe(3);
  expect(seen).toEqual([1, 2, 3]);
  expect(report).toHaveBeenCalledExactlyOnceWith("a line", "worker");
});
