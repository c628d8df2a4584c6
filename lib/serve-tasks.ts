import { format } from "node:util";
import { parentPort } from "node:worker_threads";

type TaskList = Record<string, (...input: never[]) => Promise<unknown>>;

/** The worker's side of lib/task-runner.ts. A failure ends the worker, which rejects the task there. */
export function serveTasks(tasks: TaskList): void {
  // The server's thread makes a log line of it, and counts it.
  console.error = (...args: unknown[]) => parentPort?.postMessage({ error: format(...args) });
  parentPort?.on("message", async ({ name, input }: { name: string; input: never[] }) => {
    parentPort?.postMessage({ result: await tasks[name]?.(...input) });
  });
  parentPort?.postMessage("ready");
}

/** Shows that the task at hand goes on, and how far it is. */
export function postProgress(progress: unknown): void {
  parentPort?.postMessage({ progress });
}
