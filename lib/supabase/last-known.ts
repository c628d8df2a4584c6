import { setTimeout as wait } from "node:timers/promises";
import { processState, processWide } from "@/lib/process-state";

type Read<Value> = () => Promise<Value>;

/** Milliseconds. Short, because the form's sender has already waited for the database. */
const formWait = 200;

const values = processWide<Map<string, unknown>>("last-known", new Map());

/**
 * Returns what `read` returns. Throws if it fails, except in the response to a form, which must
 * keep the typed input and therefore shows the last known value, or `initial`.
 */
export async function readForPage<Value>(
  name: string,
  initial: Value,
  read: Read<Value>,
): Promise<Value> {
  const isForm = processState.requests.getStore()?.method === "POST";
  return isForm ? readForForm(name, initial, read) : remember(name, read);
}

/** Never throws: if `read` fails or takes long, returns the last known value, or `initial`. */
export async function readForForm<Value>(
  name: string,
  initial: Value,
  read: Read<Value>,
): Promise<Value> {
  return Promise.race([
    readOrLastKnown(name, initial, read),
    wait(formWait).then(() => lastKnown(name, initial)),
  ]);
}

/** Never throws: if `read` fails, returns the last known value, or `initial`. */
export async function readOrLastKnown<Value>(
  name: string,
  initial: Value,
  read: Read<Value>,
): Promise<Value> {
  return remember(name, read).catch(() => lastKnown(name, initial));
}

async function remember<Value>(name: string, read: Read<Value>): Promise<Value> {
  const value = await read();
  values.set(name, value);
  return value;
}

function lastKnown<Value>(name: string, initial: Value): Value {
  return values.has(name) ? (values.get(name) as Value) : initial;
}
