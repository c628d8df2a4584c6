import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { jsonRows } from "@/lib/transfer/import/json-values";
import { memoryFiles } from "./memory-files";

test("yields to other work while reading a long list, even of blank lines", async () => {
  const chunks = ["[\n", ...Array<string>(60).fill("\n".repeat(50_000)), "1,\n2\n]"];
  const open = async () => Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
  const files = { ...memoryFiles({ list: "" }), open };
  let turns = 0;
  const rows = await Array.fromAsync(jsonRows(files, "list", async () => void turns++));
  expect(rows).toEqual([1, 2]);
  expect(turns).toBe(2);
});
