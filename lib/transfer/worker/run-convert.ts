import { Worker } from "node:worker_threads";
import { taskRunner } from "@/lib/task-runner";
import type { convert } from "./convert";
import { resourceLimits } from "./limits";

/** Runs in a worker of its own, which a post that takes too long ends alone. */
export const runConvert = taskRunner<{ convert: typeof convert }>(
  () => new Worker(new URL("./convert-worker.ts", import.meta.url), { resourceLimits }),
);
