import { parse } from "csv-parse/sync";
import { type CsvColumn, csvMoment } from "@/lib/admin/csv";
import type { RedirectRow } from "./queries";

/** An import reads the first three columns. */
export const redirectColumns: readonly CsvColumn<RedirectRow>[] = [
  { name: "From", value: ({ source }) => source },
  { name: "To", value: ({ target }) => target },
  { name: "Status", value: ({ status }) => String(status) },
  { name: "Hits", value: ({ hits }) => String(hits) },
  { name: "Last hit", value: ({ last_hit_at }) => csvMoment(last_hit_at) },
  { name: "Created", value: ({ created_at }) => csvMoment(created_at) },
  { name: "Kind", value: ({ post_id }) => (post_id ? "changed slug" : "redirect") },
];

/** `line` is 1-based. */
export type CsvLine = { line: number; source: string; target: string; status: string };

type Record = { info: { lines: number }; record: string[] };

/**
 * Reads the columns from, to and status, separated by commas, semicolons or tabs. Returns null if
 * it isn't CSV.
 */
export function readCsv(text: string): CsvLine[] | null {
  try {
    const options = { bom: true, info: true, relax_column_count: true, skip_empty_lines: true };
    const delimiter = delimiterOf(text);
    const records = parse(text, { ...options, trim: true, delimiter }) as unknown as Record[];
    return records
      .map(({ info, record: [source = "", target = "", status = ""] }) => ({
        line: info.lines,
        source,
        target,
        status: status || "308",
      }))
      .filter(
        ({ source, line }, index) => index > 0 || line > 1 || !/^(from|source)$/i.test(source),
      );
  } catch {
    return null;
  }
}

function delimiterOf(text: string): string {
  const [first = ""] = text.trim().split(/\r?\n/);
  return ["\t", ",", ";"].find((sign) => first.includes(sign)) ?? ",";
}
