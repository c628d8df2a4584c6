import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Tasks } from "./tasks.ts";

type Name = keyof Tasks;
type Result<N extends Name> = Awaited<ReturnType<Tasks[N]>>;

/** Frees the memory of the highlighter's grammars. */
const idleMs = 30_000;

let worker: Promise<Worker> | undefined;
let idle: NodeJS.Timeout | undefined;
let queue: Promise<unknown> = Promise.resolve();

/**
 * Runs a task in the one worker, after those before it. Rejects where it takes longer than
 * `timeoutMs` or more memory than the worker has, and starts the next in a new worker.
 */
export function runTask<N extends Name>(
  name: N,
  input: Parameters<Tasks[N]>,
  timeoutMs: number,
): Promise<Result<N>> {
  const result = queue.then(() => run(name, input, timeoutMs));
  queue = result.catch(() => {});
  return result;
}

async function run<N extends Name>(
  name: N,
  input: Parameters<Tasks[N]>,
  timeoutMs: number,
): Promise<Result<N>> {
  clearTimeout(idle);
  worker ??= startWorker();
  const running = await worker;
  // Between tasks it does not keep the process alive.
  running.ref();
  running.postMessage({ name, input });
  try {
    return await answerOf(running, timeoutMs);
  } catch (error) {
    stop();
    throw error;
  } finally {
    running.unref();
    idle = setTimeout(stop, idleMs).unref();
  }
}

async function answerOf(running: Worker, timeoutMs: number) {
  // "error" rejects the wait too.
  const [answer] = await once(running, "message", { signal: AbortSignal.timeout(timeoutMs) });
  return answer;
}

async function startWorker(): Promise<Worker> {
  const started = new Worker(new URL("./worker.ts", import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  await once(started, "message");
  return started;
}

function stop(): void {
  worker?.then((running) => running.terminate()).catch(() => {});
  worker = undefined;
}
