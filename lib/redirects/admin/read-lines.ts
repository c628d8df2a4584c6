import { buildEnv } from "@/lib/env";
import { fieldErrors } from "@/lib/forms/submission";
import { type RedirectField, redirectInput } from "./schema";
import { isSitePage } from "./site-page";
import { pageText, refusalOf, repeatedText } from "./strings";

/** A redirect as typed or imported. With an id, that redirect is updated. */
export type RedirectLine = {
  id?: string;
  source: string;
  target: string;
  status: string;
  /** Creation time as ISO 8601; defaults to now. */
  createdAt?: string;
};

export type LineOutcome =
  | { status: "stored" | "unchanged"; source: string }
  | { status: "refused"; field: RedirectField; text: string };

type Row = {
  id: string | null;
  source: string;
  target: string | null;
  status: number;
  created_at: string | null;
};

type ReadLine = { row: Row } | LineOutcome;

type Answer = { status: string; reason?: string; source?: string; target?: string | null };

/** Lines per database call, which locks the table. */
const chunkSize = 200;

/**
 * Reads all redirects, whether from the form, a CSV file or an import. Stores valid ones with
 * `store` and returns the outcome of each line. `projects` are as for isSitePage.
 */
export async function storeLines(
  lines: readonly RedirectLine[],
  store: (rows: Row[]) => Promise<Answer[]>,
  projects?: ReadonlySet<string>,
): Promise<LineOutcome[]> {
  const schema = redirectInput(new URL(buildEnv().SITE_URL).host);
  const outcomes: LineOutcome[] = [];
  const known = new Map<string, Row>();
  for (let start = 0; start < lines.length; start += chunkSize) {
    const read = lines
      .slice(start, start + chunkSize)
      .map((line) => unlessRepeated(readLine(line, schema, projects), known));
    const rows = read.flatMap((line) => ("row" in line ? line.row : []));
    const answers = (rows.length > 0 ? await store(rows) : []).values();
    for (const one of read) {
      outcomes.push("row" in one ? outcomeOf(one.row, answers.next().value) : one);
    }
  }
  return outcomes;
}

function readLine(
  line: RedirectLine,
  schema: ReturnType<typeof redirectInput>,
  projects: ReadonlySet<string> | undefined,
): ReadLine {
  const { data, error } = schema.safeParse(line);
  if (!data) {
    const [[field, text] = ["source", ""]] = Object.entries(fieldErrors<RedirectField>(error));
    return { status: "refused", field: field as RedirectField, text };
  }
  const { id, source, status } = data;
  if (isSitePage(source, projects)) return { status: "refused", field: "source", text: pageText };
  const stored = { id: id || null, source, target: data.target || null, status: Number(status) };
  return { row: { ...stored, created_at: line.createdAt ?? null } };
}

/** Refuses a line that would replace one before it. */
function unlessRepeated(line: ReadLine, known: Map<string, Row>): ReadLine {
  if (!("row" in line)) return line;
  const { source, target, status } = line.row;
  const first = known.get(source) ?? line.row;
  if (first.target !== target || first.status !== status) {
    return { status: "refused", field: "source", text: repeatedText };
  }
  known.set(source, first);
  return line;
}

function outcomeOf({ source }: Row, answer: Answer = { status: "" }): LineOutcome {
  const { status } = answer;
  if (status === "stored" || status === "unchanged") return { status, source };
  return { status: "refused", ...refusalOf(answer) };
}
