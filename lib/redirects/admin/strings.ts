import { readablePath } from "@/lib/redirects/path";

/** Limits in characters and in lines; a form can send 256 KB. */
export const csvLimits = { text: 200_000, lines: 3_000 } as const;

export const redirectStatuses = {
  "308": "Permanent (308)",
  "301": "Permanent (301, older clients)",
  "307": "Temporary (307)",
  "302": "Temporary (302, older clients)",
  "410": "Gone (410)",
} as const;

export const redirectStrings = {
  failed: "Something went wrong. Nothing was changed. Please try again.",
  gone: "This redirect no longer exists.",
  saved: "Redirect saved.",
  unchanged: "No changes: this redirect already exists.",
  ignored: "Ignored. It stays under “Ignored” until 30 days after its last request.",
  shown: "No longer ignored.",
  noCsv: "Not valid CSV: check the quotation marks.",
  tooLong: "This is too large. Split it into smaller files.",
  tooManyLines: "At most 3,000 lines at a time. Split it into smaller files.",
} as const;

type Answer = { reason?: string; source?: string; target?: string | null };

/** Why a redirect was rejected, and the field to correct. */
export function refusalOf(answer: Answer): { field: "source" | "target"; text: string } {
  const isTargetError = answer.reason === "loop" || answer.reason === "chain";
  return { field: isTargetError ? "target" : "source", text: refusalText(answer) };
}

function refusalText({ reason, source = "", target = "" }: Answer): string {
  const from = readablePath(source);
  const to = target === null ? "is marked as gone" : `redirects to ${readablePath(target)}`;
  switch (reason) {
    case "loop":
      return source
        ? `This would create a loop: ${from} ${to}`
        : "A path cannot redirect to itself";
    case "chain":
      return `${from} ${to}${target === null ? "" : ". Use that instead"}`;
    case "page":
      return "A post or tag already exists at this path";
    case "taken":
      return `Redirect already exists: ${from} ${to}`;
    case "missing":
      return redirectStrings.gone;
    case "full":
      return "You have reached the limit of 20,000 redirects";
    default:
      return "This redirect could not be saved";
  }
}

export const repeatedText = "An earlier line redirects this path differently";

export const pageText = "A page already exists at this path";

const lineStatuses = { stored: "saved", unchanged: "unchanged", refused: "invalid" } as const;

/** Returns text such as "2 saved (lines 2 to 3), 1 invalid (line 4)." */
export function reportText(lines: readonly { line: number; status: string }[]): string {
  const parts = Object.entries(lineStatuses).flatMap(([status, word]) => {
    const numbers = lines.filter((line) => line.status === status).map(({ line }) => line);
    return numbers.length > 0 ? `${numbers.length} ${word} (${linesText(numbers)})` : [];
  });
  return parts.length > 0 ? `${parts.join(", ")}.` : "No lines to import.";
}

/** Returns text such as "lines 2 to 9, 11". */
function linesText(numbers: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const number of numbers) {
    const range = ranges.at(-1);
    if (range && range[1] === number - 1) range[1] = number;
    else ranges.push([number, number]);
  }
  const shown = ranges
    .slice(0, 20)
    .map(([first, last]) => (first === last ? `${first}` : `${first} to ${last}`));
  return `${numbers.length === 1 ? "line" : "lines"} ${shown.join(", ")}${ranges.length > 20 ? " …" : ""}`;
}
