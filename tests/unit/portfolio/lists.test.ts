import { expect, test, vi } from "vitest";
import { kinds } from "@/lib/content/kinds";
import { llmsText } from "@/lib/posts/llms";
import { sitemapFile, sitemapPart } from "@/lib/posts/sitemap";
import { publicPages } from "@/lib/seo/public-pages";

const media = "/media/00000000-0000-4000-8000-000000000001/1600x900.webp";

vi.mock("next/cache", () => ({ cacheTag: () => {}, cacheLife: () => {} }));
vi.mock("@/lib/supabase/clients", () => ({ publicClient: () => null }));
vi.mock("@/lib/supabase/query", () => ({
  call: async (_: null, name: string) => (name === "count_sitemap" ? { posts: 0, tags: 0 } : []),
}));
vi.mock("@/lib/posts/queries", () => ({ listPosts: async () => ({ posts: [], pages: 1 }) }));
vi.mock("@/lib/posts/archive", () => ({ listYears: async () => [] }));
vi.mock("@/lib/content/queries", async () => {
  const legal = [{ key: "privacy", value: { title: "Your data" } }];
  const listPublished = async (name: string) => ({ projects: list, legal })[name] ?? [];
  const getPublished = async (name: "site") => kinds[name].defaults().site;
  return { listPublished, getPublished };
});

const [value] = Object.values(kinds.projects.defaults());
const list = Array.from({ length: 200 }, (_, index) => ({
  key: String(210 - index),
  value: { ...value, image: { src: index % 2 ? media : "", alt: "" } },
}));

test("the sitemap has every project with its picture or its preview, in parts of 100", async () => {
  const portfolioPages = Array.from({ length: 8 }, (_, index) => `/portfolio/page/${index + 2}`);
  const count = 200 + portfolioPages.length + publicPages.length;
  const parts = (await sitemapFile()).match(/\/sitemaps\/pages-\d+\.xml/g) ?? [];
  expect(parts).toHaveLength(Math.ceil(count / 100));
  const files = await Promise.all(
    parts.map((part) => sitemapPart(part.slice("/sitemaps/".length))),
  );
  const paths = [...files.join("").matchAll(/<loc>[^<]*(\/portfolio\/\d+)<\/loc>/g)];
  expect(paths.map(([, path]) => path)).toEqual(list.map(({ key }) => `/portfolio/${key}`));
  for (const path of portfolioPages) expect(files.join("")).toContain(`${path}</loc>`);
  expect(files.join("").match(/<image:loc>[^<]*\/social\/portfolio\/\d+\.png\?/g)).toHaveLength(
    100,
  );
  expect(files.join("").split(media)).toHaveLength(101);
});

test("llms.txt lists every project, and legal pages by their title", async () => {
  const text = await llmsText();
  expect(text.match(/^- \[.*\/portfolio\/\d+\)/gm)).toHaveLength(200);
  expect(text).toMatch(/^- \[Your data\]\(.*\/privacy\)/m);
});
