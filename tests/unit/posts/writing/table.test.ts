import { expect, test } from "vitest";
import { withColumn, withRow } from "@/components/admin/posts/editor/writing/text/draw-table";

const table = "| Name | Price |\n| --- | ---: |\n| One | 1 |";

test("adds a row with a cell for each column", () => {
  expect(withRow(table)).toBe(`${table}\n|  |  |`);
});

test("adds a column even to rows without a trailing pipe", () => {
  expect(withColumn(table)).toBe(
    "| Name | Price | Heading |\n| --- | ---: | --- |\n| One | 1 |  |",
  );
  expect(withColumn("a | b\n--- | ---\n1 | 2\\|")).toBe(
    "a | b | Heading |\n--- | --- | --- |\n1 | 2\\| |  |",
  );
});
