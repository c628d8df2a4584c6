import type { Readable } from "node:stream";
import { JSONParser } from "@streamparser/json";
import type { Files } from "./files";
import type { ImportOptions } from "./options";
import { TransferError } from "./transfer-error";

const maxListBytes = 100 * 1024 * 1024;
const maxRowBytes = 5_000_000;
const bytesPerTurn = 1_000_000;

type Options = { name: string; paths: string[]; turn?: ImportOptions["turn"] };

/** Yields the rows of a list in an export; none if the list is missing. */
export async function* jsonRows(files: Files, name: string, turn: ImportOptions["turn"]) {
  if (!files.has(name)) return;
  const input = await files.open(name, maxListBytes);
  for await (const { value } of jsonValues(input, { name, paths: ["$.*"], turn })) yield value;
}

/** Yields the values at `paths` of a JSON file one at a time, each with its parent's key. */
export async function* jsonValues(
  input: Readable,
  { name, paths, turn }: Options,
): AsyncGenerator<{ parent: string; value: unknown }> {
  const found: { parent: string; value: unknown }[] = [];
  const failure = (reason: string) => new TransferError(`${name} cannot be read: ${reason}.`);
  const parser = new JSONParser({ paths, keepStack: false });
  let bytes = 0;
  let sinceTurn = 0;
  parser.onValue = ({ value, stack }) => {
    bytes = 0;
    found.push({ parent: String(stack.at(-1)?.key ?? ""), value });
  };
  parser.onError = (error) => {
    throw failure(`it is damaged or incomplete (${error.message.split("\n")[0]?.slice(0, 200)})`);
  };
  for await (const chunk of input) {
    if (parser.isEnded) break;
    parser.write(chunk);
    bytes += chunk.length;
    sinceTurn += chunk.length;
    if (bytes > maxRowBytes) throw failure("a row is too long");
    if (sinceTurn > bytesPerTurn) {
      await turn?.();
      sinceTurn = 0;
    }
    yield* found.splice(0);
  }
  if (!parser.isEnded) throw failure("it is incomplete");
}
