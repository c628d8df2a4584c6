import { pluralize } from "@/lib/numbers";
import { readablePath } from "@/lib/redirects/path";

export const redirectStatuses = {
  "308": "308: moved for good",
  "301": "301: moved for good, as older programs know it",
  "307": "307: elsewhere for now",
  "302": "302: elsewhere for now, as older programs know it",
  "410": "410: gone, leads nowhere",
} as const;

export const redirectStrings = {
  failed: "That did not work, and nothing was changed. Please try again.",
  gone: "This redirect no longer exists.",
  nothingTicked: "Select a redirect first.",
  saved: "Redirect saved.",
  unchanged: "Nothing was changed: this redirect is there already.",
  ignored: "Ignored. It is listed under Ignored until nobody has asked for it in 30 days.",
  shown: "Listed again.",
  noCsv: "These lines are no CSV: a quotation mark is missing or stands in the wrong place.",
  tooLong: "That is too much at once. Send the file in parts.",
  tooManyLines: "At most 3,000 lines at once. Send the file in parts.",
} as const;

type Answer = { reason?: string; source?: string; target?: string | null };

/** Why a redirect was rejected, and the field to correct. */
export function refusalOf({ reason, source = "", target = "" }: Answer): {
  field: "source" | "target";
  text: string;
} {
  const from = readablePath(source);
  const to = target === null ? "is marked as gone" : `leads to ${readablePath(target)}`;
  switch (reason) {
    case "loop":
      return {
        field: "target",
        text: source ? `This would be a circle: ${from} ${to}` : "A path cannot lead to itself",
      };
    case "chain":
      return {
        field: "target",
        text: `${from} ${to}${target === null ? "" : ". Use that address here"}`,
      };
    case "page":
      return { field: "source", text: "A post or a tag has this address, and is shown instead" };
    case "taken":
      return { field: "source", text: `There is a redirect already: ${from} ${to}` };
    case "missing":
      return { field: "source", text: redirectStrings.gone };
    case "full":
      return { field: "source", text: "There are 20,000 redirects, and no more can be stored" };
    default:
      return { field: "source", text: "This cannot be stored" };
  }
}

export const pageText = "The site has a page at this address, which is shown instead";

export function deletedText(count: number): string {
  if (count === 0) return "Nothing was deleted: these redirects were gone already.";
  return `${pluralize(count, "redirect", "redirects")} deleted. ${count === 1 ? "It" : "They"} can be restored for a day.`;
}

export function restoredText(count: number, asked: number): string {
  if (count === 0)
    return "Nothing was restored: it is back already, or something newer stands there.";
  const restored = `${pluralize(count, "redirect", "redirects")} restored.`;
  return count === asked
    ? restored
    : `${restored} Something newer stands in the place of the others.`;
}

/** Returns text such as "2 stored (lines 2 to 3), 1 refused (line 4)." */
export function reportText(lines: readonly { line: number; status: string }[]): string {
  const parts = ["stored", "unchanged", "refused"].flatMap((status) => {
    const numbers = lines.filter((one) => one.status === status).map(({ line }) => line);
    return numbers.length > 0 ? `${numbers.length} ${status} (${linesText(numbers)})` : [];
  });
  return parts.length > 0 ? `${parts.join(", ")}.` : "There was no line to store.";
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
