import "server-only";
import type { Files } from "./files";
import type { ImportOptions } from "./options";
import { TransferError } from "./transfer-error";

const maxLineLength = 2_000_000;
const maxListBytes = 100 * 1024 * 1024;

/** In characters, after which others have their turn. */
const turnLength = 1_000_000;

/** The rows of an array in an export, which has one on each line. */
export async function* jsonRows(
  files: Files,
  name: string,
  turn: ImportOptions["turn"],
): AsyncGenerator<unknown> {
  if (!files.has(name)) return;
  const input = (await files.open(name, maxListBytes)).setEncoding("utf8");
  let rest = "";
  let since = 0;
  for await (const chunk of input) {
    since += chunk.length;
    if (since > turnLength) {
      await turn?.();
      since = 0;
    }
    rest += chunk;
    if (rest.length > maxLineLength) throw new TransferError(`${name} is damaged.`);
    // A line of many chunks is searched once.
    if (!chunk.includes("\n")) continue;
    const lines = rest.split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) yield* rowOf(line, name);
  }
  yield* rowOf(rest, name);
}

function rowOf(line: string, name: string): unknown[] {
  const text = line.trim().replace(/,$/, "");
  if (text === "" || text === "[" || text === "]" || text === "[]") return [];
  try {
    return [JSON.parse(text)];
  } catch {
    throw new TransferError(`${name} is damaged.`);
  }
}
