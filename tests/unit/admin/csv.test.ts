import { describe, expect, it, vi } from "vitest";
import { type CsvColumn, csvDownload, csvLine, csvMoment } from "@/lib/admin/csv";
import { keysetPages } from "@/lib/admin/keyset-pages";

describe("a line", () => {
  it.each([
    [["a", "b"], "a,b\r\n"],
    [["", null, ""], ",,\r\n"],
    [
      ["a,b", 'say "no"', "two\nlines", "two\r\nlines"],
      '"a,b","say ""no""","two\nlines","two\r\nlines"\r\n',
    ],
    [["Zoë", "Müller"], "Zoë,Müller\r\n"],
    [[" a ", "a=b", "a+b"], " a ,a=b,a+b\r\n"],
  ])("of %j is %j", (values, expected) => {
    expect(csvLine(values)).toBe(expected);
  });

  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1"])(
    "keeps a spreadsheet from running %j",
    (value) => {
      expect(csvLine([value]).replace(/^"/, "")).toMatch(/^'/);
      expect(csvLine([value])).toContain(`'${value}`);
    },
  );

  it("quotes what it has made harmless", () => {
    expect(csvLine(['=HYPERLINK("https://a.example","b")'])).toBe(
      '"\'=HYPERLINK(""https://a.example"",""b"")"\r\n',
    );
  });
});

it.each(["2026-11-21 21:08:04.802001+00", "2026-11-21T17:08:04.802001-04:00"])(
  "the moment %s is one in a file, whichever database wrote it",
  (value) => {
    expect(csvMoment(value)).toBe("2026-11-21T21:08:04.802Z");
    expect(csvMoment(null)).toBe(null);
  },
);

type Row = { id: string; created_at: string };

const columns: readonly CsvColumn<Row>[] = [
  { name: "Id", value: ({ id }) => id },
  { name: "Date", value: ({ created_at }) => created_at },
];

const row = (id: string): Row => ({ id, created_at: "2026-11-21" });

async function* chunksOf(...chunks: (Row[] | Error)[]) {
  for (const chunk of chunks) {
    if (chunk instanceof Error) throw chunk;
    yield chunk;
  }
}

describe("a download", () => {
  it("begins with a byte order mark and the names, and goes on with every chunk", async () => {
    const response = await csvDownload("list", columns, chunksOf([row("a")], [row("b"), row("c")]));
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.toString("utf8")).toBe(
      "\ufeffId,Date\r\na,2026-11-21\r\nb,2026-11-21\r\nc,2026-11-21\r\n",
    );
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it("is a dated file that nobody keeps", async () => {
    const { headers } = await csvDownload("list", columns, chunksOf([]));
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("content-disposition")).toMatch(
      /^attachment; filename="list-\d{4}-\d{2}-\d{2}\.csv"$/,
    );
    expect(headers.get("cache-control")).toBe("private, no-store");
  });

  it("of an empty list has the names alone", async () => {
    const response = await csvDownload("list", columns, chunksOf([]));
    expect(Buffer.from(await response.arrayBuffer()).toString()).toBe("\ufeffId,Date\r\n");
  });

  it("does not begin when the first rows cannot be read", async () => {
    await expect(csvDownload("list", columns, chunksOf(new Error("away")))).rejects.toThrow("away");
  });

  it("breaks off when later rows cannot be read, and reports it", async () => {
    const report = vi.spyOn(console, "error").mockImplementation(() => {});
    const response = await csvDownload("list", columns, chunksOf([row("a")], new Error("away")));
    await expect(response.text()).rejects.toThrow("away");
    expect(report).toHaveBeenCalledWith(expect.stringContaining("download of list: Error: away"));
    report.mockRestore();
  });

  it("reads no more than is taken", async () => {
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
});

describe("chunks", () => {
  it("ask for what follows the last row until nothing does", async () => {
    const answers = [[row("a"), row("b")], [row("c")], []];
    const asked: (string | undefined)[] = [];
    const chunks = keysetPages(async (after) => {
      asked.push(after?.id);
      return answers.shift() ?? [];
    });
    const ids = [];
    for await (const rows of chunks) ids.push(rows.map(({ id }) => id));
    expect(asked).toEqual([undefined, "b", "c"]);
    expect(ids).toEqual([["a", "b"], ["c"]]);
  });

  it("are one, if an empty one, of nothing at all", async () => {
    const sizes = [];
    for await (const rows of keysetPages(async () => [])) sizes.push(rows.length);
    expect(sizes).toEqual([0]);
  });
});
