import { byteOrderMark, csvLine } from "@/lib/admin/csv";
import { pluralize } from "@/lib/numbers";
import { countOutcomes, outcomeNames, outcomes, type TransferReport } from "./report";

/** Summary such as "4 posts (3 new; 1 unchanged), 2 images". */
export function summaryOf(report: TransferReport): string {
  const counts = countOutcomes(report);
  const parts = outcomes
    .filter((outcome) => counts[outcome] > 0)
    .map((outcome) => `${counts[outcome]} ${outcomeNames[outcome].toLowerCase()}`);
  const posts = pluralize(report.posts.length, "post", "posts");
  const pictures = pluralize(report.pictures, "image", "images");
  const redirects = pluralize(report.redirects, "redirect", "redirects");
  const contents = pluralize(report.contents, "content entry", "content entries");
  return [
    `${posts}${parts.length > 0 ? ` (${parts.join("; ")})` : ""}`,
    pictures,
    ...(report.redirects > 0 ? [redirects] : []),
    ...(report.contents > 0 ? [contents] : []),
  ].join(", ");
}

/** Writes one line per note of each post (or one if it has none), then one per item left out. */
export function reportCsv(report: Pick<TransferReport, "leftOut" | "posts">): string {
  const lines = [["Outcome", "Post", "Slug", "Old URL", "Redirects", "Note"]];
  for (const { title, slug, outcome, notes, oldUrl, redirectsFrom = [] } of report.posts) {
    const redirects = redirectsFrom.join(" ");
    for (const note of notes.length > 0 ? notes : [""]) {
      lines.push([outcomeNames[outcome], title, slug, oldUrl ?? "", redirects, note]);
    }
  }
  for (const { what, count, why } of report.leftOut) {
    lines.push(["Left out", what, "", "", "", `${count}: ${why}`]);
  }
  return byteOrderMark + lines.map(csvLine).join("");
}
