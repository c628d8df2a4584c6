import "server-only";
import { createInterface } from "node:readline";
import type { Files } from "./files";
import { TransferError } from "./transfer-error";

/** The rows of an array in an export, which has one on each line. */
export async function* jsonRows(files: Files, name: string): AsyncGenerator<unknown> {
  if (!files.has(name)) return;
  const input = await files.open(name);
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    const text = line.replace(/,$/, "");
    if (text === "" || text === "[" || text === "]" || text === "[]") continue;
    try {
      yield JSON.parse(text);
    } catch {
      throw new TransferError(`${name} is damaged.`);
    }
  }
}
