import "server-only";
import { createReadStream } from "node:fs";
import { JSONParser } from "@streamparser/json";
import { TransferError } from "@/lib/transfer/import/transfer-error";

export type GhostRow = { table: string; row: Record<string, unknown> };

const maxRowLength = 5_000_000;

/** The rows of every table, one at a time. */
export async function* ghostRows(file: string): AsyncGenerator<GhostRow> {
  const found: GhostRow[] = [];
  let isExport = false;
  let since = 0;
  const paths = ["$.db.*.data.*.*", "$.data.*.*"];
  const parser = new JSONParser({ paths, keepStack: false });
  parser.onValue = ({ value, stack }) => {
    isExport = true;
    since = 0;
    const table = String(stack.at(-1)?.key ?? "");
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      found.push({ table, row: value as Record<string, unknown> });
    }
  };
  const failure = (reason: string) =>
    new TransferError(`This Ghost export cannot be read: ${reason}.`);
  parser.onError = (error) => {
    throw failure(`it is damaged or cut off (${error.message.split("\n")[0]?.slice(0, 200)})`);
  };
  for await (const chunk of createReadStream(file)) {
    if (parser.isEnded) break;
    parser.write(chunk);
    since += chunk.length;
    if (since > maxRowLength) throw failure("a row of it is too long");
    yield* found.splice(0);
  }
  if (!parser.isEnded) throw failure("it is cut off");
  if (!isExport) throw failure("it has no tables of Ghost");
  yield* found.splice(0);
}
