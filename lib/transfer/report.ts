/** `edited`: changed or published here, so left as it is. */
export const outcomes = ["created", "updated", "unchanged", "edited", "failed"] as const;
export type Outcome = (typeof outcomes)[number];

export type PostReport = {
  /** Here; none of one that failed. In a dry run a new post does not stay. */
  id?: string;
  title: string;
  /** Here; of one that failed, there. */
  slug: string;
  outcome: Outcome;
  /** What did not come as it was. */
  notes: string[];
  /** Where it stood before; null where the source does not say. */
  oldUrl: string | null;
  /** The path of its old address, where that leads to it now. */
  redirectsFrom?: string;
};

/** What the source has and the site does not get. */
export type LeftOut = { what: string; count: number; why: string };

export type TransferReport = {
  source: string;
  /** Of a dry run nothing was stored. */
  isApplied: boolean;
  pictures: number;
  posts: PostReport[];
  leftOut: LeftOut[];
  /** Slugs of those that visitors can read since. */
  published: string[];
};

export function newReport(source: string, isApplied: boolean): TransferReport {
  return { source, isApplied, pictures: 0, posts: [], leftOut: [], published: [] };
}

export function leaveOut(report: TransferReport, what: string, why: string, count = 1): void {
  const known = report.leftOut.find((item) => item.what === what && item.why === why);
  if (known) known.count += count;
  else if (count > 0) report.leftOut.push({ what, count, why });
}

export function countOutcomes({ posts }: TransferReport): Record<Outcome, number> {
  const counts = Object.fromEntries(outcomes.map((name) => [name, 0])) as Record<Outcome, number>;
  for (const { outcome } of posts) counts[outcome] += 1;
  return counts;
}
