import { stringify } from "csv-stringify/sync";
import { consultations } from "@/content/consultations";
import { reportError } from "@/lib/log";
import { dayAt } from "@/lib/time/zones";
import { fileDownload } from "./export";

export type CsvColumn<Row> = { name: string; value: (row: Row) => string | null };

export function csvMoment(value: string | null): string | null {
  return value && new Date(value).toISOString();
}

// Excel misreads umlauts without it.
export const byteOrderMark = "\ufeff";

/** Some spreadsheets start a new cell after any of these, even inside quotes. */
const laterFormula = /((?:;|(?<!^)[\t\r\n])\s*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/**
 * Returns one RFC 4180 record with its line break. Escapes anything a spreadsheet would run as a
 * formula.
 */
export function csvLine(values: readonly (string | null)[]): string {
  return stringify([[...values]], {
    record_delimiter: "windows",
    quoted_match: /[\r\n]/,
    escape_formulas: true,
    cast: { string: (value) => withoutLeadingBreak(value.replace(laterFormula, "$1'")) },
  });
}

/** Spreadsheets drop a leading line break, and then read the rest as a formula. */
const withoutLeadingBreak = (value: string): string =>
  value.startsWith("\n") ? `'${value}` : value;

/**
 * Throws if the first read fails; a later error aborts the download, so that a partial file doesn't
 * look complete.
 */
export async function csvDownload<Row>(
  name: string,
  columns: readonly CsvColumn<Row>[],
  chunks: AsyncGenerator<Row[]>,
): Promise<Response> {
  const text = csvText(columns, chunks);
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
  const day = dayAt(Date.now(), consultations.timeZone);
  return fileDownload(body, "text/csv; charset=utf-8", `${name}-${day}.csv`);
}

/** Yields a header line and the rows as CSV. */
export async function* csvText<Row>(
  columns: readonly CsvColumn<Row>[],
  chunks: AsyncIterable<Row[]>,
): AsyncGenerator<string, void> {
  let head = byteOrderMark + csvLine(columns.map(({ name }) => name));
  for await (const rows of chunks) {
    yield head + rows.map((row) => csvLine(columns.map(({ value }) => value(row)))).join("");
    head = "";
  }
}
