import { formatNumber } from "@/lib/numbers";
import { TransferError } from "./import/transfer-error";
import { shortText } from "./short-text";

export const outcomeNames = {
  created: "New",
  updated: "Updated",
  unchanged: "Unchanged",
  edited: "Skipped: edited or published here",
  failed: "Not imported",
} as const;
export type Outcome = keyof typeof outcomeNames;
export const outcomes = Object.keys(outcomeNames) as Outcome[];

export type PostReport = {
  /** Id on this site; undefined if the import failed. Temporary for a new post in a dry run. */
  id?: string;
  title: string;
  /** Slug on this site, or on the source if the import failed. */
  slug: string;
  outcome: Outcome;
  /** Notes on what was changed or lost. */
  notes: string[];
  /** Earlier URL; null if the source has none. */
  oldUrl: string | null;
  /** Earlier paths that now redirect to the post. */
  redirectsFrom?: string[];
};

/** Something in the source that is not imported. */
export type LeftOut = { what: string; count: number; why: string };

export type TransferReport = {
  source: string;
  /** False for a dry run, which stored nothing. */
  isApplied: boolean;
  pictures: number;
  redirects: number;
  /** Number of contents, such as projects, that are stored. */
  contents: number;
  posts: PostReport[];
  leftOut: LeftOut[];
  /** Slugs of posts that the import made public. */
  published: string[];
};

export function newReport(source: string, isApplied = false): TransferReport {
  const counts = { pictures: 0, redirects: 0, contents: 0 };
  return { source, isApplied, ...counts, posts: [], leftOut: [], published: [] };
}

/** Maximum lines; further items with the same reason share one. */
const maxLeftOut = 1_000;

/** Limit in characters, since storing a report takes several copies of it in memory. */
const maxReportLength = 4_000_000;
const maxPosts = 50_000;
const maxNotes = 100;
const maxNoteLength = 2_500;
const maxNameLength = 300;

/** Indexes `leftOut` by name and reason, since searching a long list each time would be slow. */
const ledgers = new WeakMap<TransferReport, { lines: Map<string, LeftOut>; length: number }>();

function ledgerOf(report: TransferReport) {
  const ledger = ledgers.get(report) ?? { lines: new Map(), length: 0 };
  ledgers.set(report, ledger);
  return ledger;
}

/** Adds a post, truncating long texts. Omits its notes once the report is full. */
export function reportPost(report: TransferReport, { notes, redirectsFrom, ...post }: PostReport) {
  const ledger = ledgerOf(report);
  const room = maxReportLength - ledger.length;
  const max = room > 0 ? maxNameLength : 40;
  const texts = notes.slice(0, maxNotes).map((note) => shortText(note, maxNoteLength));
  if (notes.length > maxNotes) texts.push(`And ${notes.length - maxNotes} more notes`);
  const added = {
    ...post,
    title: shortText(post.title, max),
    slug: shortText(post.slug, max),
    oldUrl: room > 0 && post.oldUrl ? shortText(post.oldUrl, max) : null,
    notes: room > 0 ? texts : ["Notes left out: the report is full"],
    ...(redirectsFrom && room > 0 && { redirectsFrom: redirectsFrom.slice(0, maxNotes) }),
  };
  ledger.length += JSON.stringify(added).length;
  report.posts.push(added);
}

/** Throws a TransferError if there are more posts than a report can list. */
export function requirePostCount(posts: number): void {
  if (posts <= maxPosts) return;
  throw new TransferError(
    `There are more than ${formatNumber(maxPosts)} posts. Split the file first.`,
  );
}

export function leaveOut(report: TransferReport, name: string, why: string, count = 1): void {
  if (count === 0) return;
  const { lines } = ledgerOf(report);
  const what = shortText(name, maxNameLength);
  const isFull = report.leftOut.length >= maxLeftOut && !lines.has(`${what}\n${why}`);
  const line = { what: isFull ? "other items" : what, count, why };
  const key = `${line.what}\n${why}`;
  const known = lines.get(key);
  if (known) {
    known.count += count;
  } else {
    lines.set(key, line);
    report.leftOut.push(line);
  }
}

export function leaveOutChangeDate(report: TransferReport): void {
  leaveOut(report, "last-modified dates", "posts get the date of their last edit here");
}

export function countOutcomes({ posts }: TransferReport): Record<Outcome, number> {
  const counts = Object.fromEntries(outcomes.map((name) => [name, 0])) as Record<Outcome, number>;
  for (const { outcome } of posts) counts[outcome] += 1;
  return counts;
}
