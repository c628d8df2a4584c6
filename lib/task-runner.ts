import { once } from "node:events";
import { setFlagsFromString } from "node:v8";
import type { Worker } from "node:worker_threads";
import { reportError } from "./log.ts";

export type TaskList = Record<string, (...input: never[]) => Promise<unknown>>;

type Options<Progress> = {
  /** How long a task may be silent. */
  timeoutMs: number;
  /** Ends the task and its worker. */
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
};

type Message = { result: unknown } | { progress: never } | { error: string };

/** Idle time before the worker is stopped to free its memory. */
const idleMs = 30_000;

/**
 * Runs tasks in one worker, one at a time. A task that is silent for too long or runs out of memory
 * is rejected, and the next one gets a new worker.
 */
export function taskRunner<Tasks extends TaskList>(start: () => Worker) {
  let worker: Promise<Worker> | undefined;
  let idle: NodeJS.Timeout | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  function stop(): void {
    worker?.then((running) => running.terminate()).catch(() => {});
    worker = undefined;
  }

  async function run(name: PropertyKey, input: unknown[], options: Options<never>) {
    clearTimeout(idle);
    options.signal?.throwIfAborted();
    let running: Worker | undefined;
    try {
      worker ??= startWorker(start);
      running = await worker;
      // The worker keeps the process alive only during a task.
      running.ref();
      running.postMessage({ name, input });
      return await resultOf(running, options);
    } catch (error) {
      stop();
      throw error;
    } finally {
      running?.unref();
      idle = setTimeout(stop, idleMs).unref();
    }
  }

  return function runTask<Name extends keyof Tasks, Progress = never>(
    name: Name,
    input: Parameters<Tasks[Name]>,
    options: Options<Progress>,
  ): Promise<Awaited<ReturnType<Tasks[Name]>>> {
    const result = queue.then(() => run(name, input, options));
    queue = result.catch(() => {});
    return result as Promise<Awaited<ReturnType<Tasks[Name]>>>;
  };
}

async function startWorker(start: () => Worker): Promise<Worker> {
  // A heap limit for the process would override each worker's limit.
  setFlagsFromString("--max-old-space-size=0");
  const started = start();
  await once(started, "message");
  return started;
}

async function resultOf(running: Worker, { timeoutMs, signal, onProgress }: Options<never>) {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const late = () => reject(new DOMException("The task was silent for too long.", "TimeoutError"));
  const timer = setTimeout(late, timeoutMs);
  const abort = () => reject(signal?.reason);
  const read = (message: Message) => {
    timer.refresh();
    if ("result" in message) resolve(message.result);
    else if ("progress" in message) onProgress?.(message.progress);
    else reportError(message.error, "worker");
  };
  const end = () => reject(new Error("The worker has ended."));
  signal?.addEventListener("abort", abort);
  // It may have been aborted while the worker started.
  if (signal?.aborted) abort();
  running.on("message", read).on("error", reject).on("exit", end);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
    running.off("message", read).off("error", reject).off("exit", end);
  }
}
