import "server-only";
import { createReadStream } from "node:fs";
import { jsonValues } from "@/lib/transfer/import/json-values";
import { TransferError } from "@/lib/transfer/import/transfer-error";

export type GhostRow = { table: string; row: Record<string, unknown> };

const name = "This Ghost export";

/** The rows of every table, one at a time. */
export async function* ghostRows(file: string): AsyncGenerator<GhostRow> {
  let isExport = false;
  const paths = ["$.db.*.data.*.*", "$.data.*.*"];
  for await (const { parent, value } of jsonValues(createReadStream(file), { name, paths })) {
    isExport = true;
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      yield { table: parent, row: value as GhostRow["row"] };
    }
  }
  if (!isExport) throw new TransferError(`${name} cannot be read: it has no tables of Ghost.`);
}
