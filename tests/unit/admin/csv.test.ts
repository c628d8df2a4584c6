import { NextRequest } from "next/server";
import { expect, test, vi } from "vitest";
import { GET as exportEntries } from "@/app/(session)/admin/waitlist/export/route";
import { type CsvColumn, csvDownload, csvLine, csvMoment } from "@/lib/admin/csv";
import { keysetPages } from "@/lib/admin/keyset-pages";

const outage = async () => ({ data: null, error: { message: "away" } });
const table = { select: () => table, order: () => table, limit: outage };
const rpc = vi.fn(async (): Promise<{ error: object | null }> => ({ error: null }));
const client = { from: () => table, rpc };
vi.mock("@/lib/auth/session", () => ({ adminSession: async () => ({ client }) }));

type Row = { id: string; created_at: string };

const report = vi.spyOn(console, "error").mockImplementation(() => {});

const columns: readonly CsvColumn<Row>[] = [
  { name: "Id", value: ({ id }) => id },
  { name: "Date", value: ({ created_at }) => created_at },
];
const row = (id: string): Row => ({ id, created_at: "2026-11-21" });

async function* pagesOf(...pages: (Row[] | Error)[]) {
  for (const page of pages) {
    if (page instanceof Error) throw page;
    yield page;
  }
}

test.each([
  [["a", "b"], "a,b\r\n"],
  [["", null, ""], ",,\r\n"],
  [["a,b", 'say "no"', "two\nlines", "1\r\n2"], '"a,b","say ""no""","two\nlines","1\r\n2"\r\n'],
  [["Zoë", "Müller"], "Zoë,Müller\r\n"],
  [[" a ", "a=b", "a+b"], " a ,a=b,a+b\r\n"],
  [['=HYPERLINK("https://a.example","b")'], '"\'=HYPERLINK(""https://a.example"",""b"")"\r\n'],
])("serialises %j as the line %j", (values, line) => {
  expect(csvLine(values)).toBe(line);
});

test.each([
  ["a;=1+1", "a;'=1+1\r\n"],
  [";=1+1", ";'=1+1\r\n"],
  [";\t@SUM(A1)", ";\t'@SUM(A1)\r\n"],
  ["a\t@SUM(A1)", "a\t'@SUM(A1)\r\n"],
  ["a\n- b", `"a\n'- b"\r\n`],
  ["a\r+1", `"a\r'+1"\r\n`],
  ["Trinidad; Tobago", "Trinidad; Tobago\r\n"],
])("escapes formulas inside %j, whichever separator a spreadsheet uses", (value, line) => {
  expect(csvLine([value])).toBe(line);
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1"])("escapes %j", (value) => {
  expect(csvLine([value]).replace(/^"/, "")).toMatch(/^'/);
  expect(csvLine([value])).toContain(`'${value}`);
});

test.each([
  ["2026-11-21 21:08:04.802001+00", "2026-11-21T21:08:04.802Z"],
  ["2026-11-21T17:08:04.802001-04:00", "2026-11-21T21:08:04.802Z"],
  [null, null],
])("converts the database time %s to %s", (value, text) => {
  expect(csvMoment(value)).toBe(text);
});

test.each([
  [pagesOf([row("a")], [row("b"), row("c")]), "a,2026-11-21\r\nb,2026-11-21\r\nc,2026-11-21\r\n"],
  [pagesOf([]), ""],
])("a download has a byte order mark, a header and every row", async (pages, lines) => {
  const response = await csvDownload("list", columns, pages);
  const text = Buffer.from(await response.arrayBuffer()).toString("utf8");
  expect(text).toBe(`\ufeffId,Date\r\n${lines}`);
});

test("a download has a dated file name and is not cached", async () => {
  const { headers } = await csvDownload("list", columns, pagesOf([]));
  expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
  const file = /^attachment; filename="list-\d{4}-\d{2}-\d{2}\.csv"$/;
  expect(headers.get("content-disposition")).toMatch(file);
  expect(headers.get("cache-control")).toBe("private, no-store");
});

test("responds with an error instead of an empty file when the list cannot be read", async () => {
  const response = await exportEntries(
    new NextRequest("https://site.example/admin/waitlist/export"),
  );
  expect(response.status).toBe(503);
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(await response.text()).toBe("Failed to fetch waitlist entries\n");
});

test("rejects an export that cannot be recorded in the audit log", async () => {
  rpc.mockResolvedValueOnce({ error: { message: "away" } });
  const response = await exportEntries(
    new NextRequest("https://site.example/admin/waitlist/export"),
  );
  expect(response.status).toBe(503);
  expect(report).toHaveBeenLastCalledWith("download of a list:", new Error("record_export: away"));
});

test("a download fails up front if the first page fails, and aborts if a later one does", async () => {
  await expect(csvDownload("list", columns, pagesOf(new Error("away")))).rejects.toThrow("away");
  const response = await csvDownload("list", columns, pagesOf([row("a")], new Error("away")));
  await expect(response.text()).rejects.toThrow("away");
  expect(report).toHaveBeenCalledWith("download of list:", new Error("away"));
});

test("a download reads pages only as they are consumed", async () => {
  const read = vi.fn();
  async function* endless() {
    for (;;) {
      read();
      yield [row("a")];
    }
  }
  const response = await csvDownload("list", columns, endless());
  await response.body?.cancel();
  expect(read.mock.calls.length).toBeLessThan(4);
});

test.each([
  [
    [[row("a"), row("b")], [row("c")]],
    [[null], [row("b")], [row("c")]],
  ],
  [[[]], [[null]]],
])("continues after the last row of each page until one is empty: %j", async (pages, cursors) => {
  const read = vi.fn(async (): Promise<Row[]> => []);
  for (const rows of pages) read.mockResolvedValueOnce(rows);
  expect(await Array.fromAsync(keysetPages<Row>(read))).toEqual(pages);
  expect(read.mock.calls).toEqual(cursors);
});
