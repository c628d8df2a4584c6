import { Worker } from "node:worker_threads";
import { taskRunner } from "@/lib/task-runner";
import type { Tasks } from "./tasks.ts";

const resourceLimits = { maxOldGenerationSizeMb: 256 };

/** Runs a task of Markdown, in a worker for all of them. */
export const runTask = taskRunner<Tasks>(
  () => new Worker(new URL("./worker.ts", import.meta.url), { resourceLimits }),
);
