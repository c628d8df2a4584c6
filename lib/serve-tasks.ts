import { format } from "node:util";
import { parentPort } from "node:worker_threads";
import type { TaskList } from "./task-runner";

/** The worker's side of lib/task-runner.ts. A failure ends the worker, which rejects the task. */
export function serveTasks(tasks: TaskList): void {
  // The main thread logs and counts errors.
  console.error = (...args: unknown[]) => parentPort?.postMessage({ error: format(...args) });
  parentPort?.on("message", async ({ name, input }: { name: string; input: never[] }) => {
    parentPort?.postMessage({ result: await tasks[name]?.(...input) });
  });
  parentPort?.postMessage("ready");
}

/** Reports that the current task is still running, and how far it has got. */
export function postProgress(progress: unknown): void {
  parentPort?.postMessage({ progress });
}
