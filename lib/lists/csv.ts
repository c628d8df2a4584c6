import { scheduling } from "@/content/scheduling";
import { reportError } from "@/lib/report";
import { dayAt } from "@/lib/time/zones";

/** A column of a table that is downloaded. */
export type CsvColumn<Row> = { name: string; value: (row: Row) => string | null };

/** A moment in a file as every spreadsheet reads it, however the database writes it; in UTC. */
export function csvMoment(value: string | null): string | null {
  return value && new Date(value).toISOString();
}

/** Without it Excel takes a file's umlauts for something else. */
const byteOrderMark = "\ufeff";

/** One record by RFC 4180, with its line break. */
export function csvLine(values: readonly (string | null)[]): string {
  return `${values.map((value) => csvField(value ?? "")).join(",")}\r\n`;
}

/**
 * A table as a download that is sent while it is read. Throws if not even its first rows can be had;
 * when a later read fails the download breaks off, rather than to look complete.
 */
export async function csvDownload<Row>(
  name: string,
  columns: readonly CsvColumn<Row>[],
  chunks: AsyncGenerator<Row[]>,
): Promise<Response> {
  const text = textOf(columns, chunks);
  const head = await text.next();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(head.value || "")),
    async pull(controller) {
      try {
        const { value, done } = await text.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        reportError(error, `download of ${name}`);
        controller.error(error);
      }
    },
    cancel: async () => void (await text.return()),
  });
  const day = dayAt(Date.now(), scheduling.timeZone);
  return new Response(body, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}-${day}.csv"`,
      "cache-control": "private, no-store",
    },
  });
}

async function* textOf<Row>(
  columns: readonly CsvColumn<Row>[],
  chunks: AsyncGenerator<Row[]>,
): AsyncGenerator<string, void> {
  let head = byteOrderMark + csvLine(columns.map(({ name }) => name));
  for await (const rows of chunks) {
    yield head + rows.map((row) => csvLine(columns.map(({ value }) => value(row)))).join("");
    head = "";
  }
}

/** What visitors typed: a spreadsheet would run a field that begins like a formula. */
function csvField(value: string): string {
  const text = /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
