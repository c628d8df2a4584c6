/** Returns a Ghost export with `count` posts named after the word. The first has no text. */
export function ghostExport(word: string, count: number): string {
  const posts = Array.from({ length: count }, (_, index) => ({
    ...{ id: `${word}-${index}`, uuid: `${word}-${index}`, title: `${word} ${index}` },
    ...{ slug: `${word}-${index}`, html: index === 0 ? "" : `<p>Text ${index}.</p>` },
    ...{ status: "published", visibility: "public", type: "post" },
    ...{ published_at: "2020-01-01T00:00:00Z", custom_excerpt: null, feature_image: null },
  }));
  const data = { posts, tags: [], posts_tags: [], users: [], members: [{ id: "m1" }] };
  return JSON.stringify({ db: [{ meta: { version: "5.0.0" }, data }] });
}
