type Dated = { published: boolean; publishAt: string | null; createdAt: string };

/** Returns a draft's future date in milliseconds, by its schedule or displayed date; else null. */
export function dateAhead({ published, publishAt, createdAt }: Dated, now: number): number | null {
  const date = Date.parse(publishAt ?? createdAt);
  return !published && date > now ? date : null;
}

/** Returns the dates of posts that are dated in the future. */
export function datesAhead(posts: readonly Dated[], now = Date.now()): number[] {
  return posts.flatMap((post) => dateAhead(post, now) ?? []);
}
