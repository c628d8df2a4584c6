type Dated = { published: boolean; publishAt: string | null; createdAt: string };

/** When a draft is dated ahead, by its schedule or by the date that it shows, in ms; otherwise null. */
export function dateAhead({ published, publishAt, createdAt }: Dated, now: number): number | null {
  const date = Date.parse(publishAt ?? createdAt);
  return !published && date > now ? date : null;
}

/** The dates of those posts that are dated ahead. */
export function datesAhead(posts: readonly Dated[], now = Date.now()): number[] {
  return posts.flatMap((post) => dateAhead(post, now) ?? []);
}
