import { parentPort } from "node:worker_threads";
import { type Tasks, tasks } from "./tasks.ts";

type Message = { name: keyof Tasks; input: never[] };

parentPort?.on("message", async ({ name, input }: Message) => {
  const task: (...input: never[]) => Promise<unknown> = tasks[name];
  // A failure ends the worker, which the other side hears of.
  parentPort?.postMessage(await task(...input));
});
parentPort?.postMessage("ready");
