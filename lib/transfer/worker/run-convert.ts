import { Worker } from "node:worker_threads";
import { taskRunner } from "@/lib/task-runner";
import type { convert } from "./convert";
import { resourceLimits } from "./limits";

/** Converts in a separate worker, so that a timeout doesn't end the whole import. */
export const runConvert = taskRunner<{ convert: typeof convert }>(
  () => new Worker(new URL("./convert-worker.ts", import.meta.url), { resourceLimits }),
);
