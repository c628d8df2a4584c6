import { expirePosts, type FilledSite, request } from "./filled-site.ts";

const rounds = 3;
const warmRequests = 10;
const postsPerPage = 12;

export type Times = Map<string, { cold: number; warm: number }>;

/**
 * Returns the fastest of several times in milliseconds: cold is the first request after posts
 * change, warm are the following ones.
 */
export async function measure(site: FilledSite): Promise<Times> {
  const times: Times = new Map();
  for (const [name, path] of Object.entries(paths(site))) {
    times.set(name, await timesOf(site, path));
  }
  times.set("publish, unpublish", await publishTimes(site));
  return times;
}

/** Times changing one post in the database: cold is publishing it, warm unpublishing it. */
async function publishTimes({ sql, posts }: FilledSite) {
  const change = async (published: boolean) => {
    const start = performance.now();
    await sql(
      "update public.blogs set published = $1 where slug = $2",
      published,
      `post-${posts / 2}`,
    );
    return performance.now() - start;
  };
  const cold: number[] = [];
  const warm: number[] = [];
  for (let round = 0; round < 10 * rounds; round++) {
    warm.push(await change(false));
    cold.push(await change(true));
  }
  return { cold: Math.min(...cold), warm: Math.min(...warm) };
}

function paths({ posts }: FilledSite): Record<string, string> {
  const last = Math.ceil(posts / postsPerPage);
  const middle = Math.ceil(last / 2);
  const newest = new Date(Date.now() - 24 * 3_600_000).getFullYear();
  return {
    "list, first": "/blog",
    "list, middle": `/blog/page/${middle}`,
    "list, last": `/blog/page/${last}`,
    "tag, first": "/blog/tag/web-design",
    "tag, middle": `/blog/tag/web-design/page/${middle}`,
    "tag, last": `/blog/tag/web-design/page/${last}`,
    "archive year": `/blog/archive/${newest}`,
    post: `/blog/post-${posts / 2}`,
    "feed (RSS)": "/feed.xml",
    "feed of a tag": "/blog/tag/web-design/feed.xml",
    "sitemap index": "/sitemap.xml",
    "sitemap part": `/sitemaps/posts-${Math.ceil(posts / 200)}.xml`,
    "search, one post": `/search?q=${posts / 2}`,
    "search, all posts": "/search?q=bana",
    "search API, one post": `/api/search?q=${posts / 2 + 1}`,
    "search API, all posts": "/api/search?q=casta",
  };
}

async function timesOf(site: FilledSite, path: string) {
  const ask = async () => {
    const start = performance.now();
    const response = await request(site, path);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} answers ${response.status}`);
    return performance.now() - start;
  };
  const cold: number[] = [];
  const warm: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await expirePosts(site);
    cold.push(await ask());
    for (let n = 0; n < warmRequests; n++) warm.push(await ask());
  }
  return { cold: Math.min(...cold), warm: Math.min(...warm) };
}
