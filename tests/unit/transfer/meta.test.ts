import { expect, test } from "vitest";
import { convertPost } from "@/lib/transfer/import/fields";
import { emptyMeta, type SourceMeta } from "@/lib/transfer/import/meta";
import { readMeta } from "@/lib/transfer/sources/wordpress-meta";

function converted(meta: Partial<SourceMeta>) {
  const { fields, notes } = convertPost({
    ...{ from: "test:1", title: "Title", slug: "title", text: { markdown: "Text." }, excerpt: "" },
    ...{ cover: null, tags: [], createdAt: "2020-01-01", isPublic: true, notes: [] },
    ...{ oldUrl: "https://old.example/title/", aliases: [] },
    meta: { ...emptyMeta, ...meta },
  });
  return { ...fields, notes };
}

test("truncates a search title that is too long, and notes the full text", () => {
  const { meta_title, notes } = converted({ meta_title: "word ".repeat(20) });
  expect(meta_title).toMatch(/^(word ?){14}$/);
  expect(notes).toEqual([expect.stringMatching(/^The search title was longer.*(word ?){20}”$/)]);
});

test.each([
  ["", null],
  ["https://old.example/title/", null],
  ["/title/", null],
  ["https://elsewhere.example/title", "https://elsewhere.example/title"],
  ["/another/", "https://old.example/another/"],
])("stores the canonical URL “%s” as %s", (given, stored) => {
  const { canonical_url, notes } = converted({ canonical_url: given });
  expect({ canonical_url, notes }).toEqual({ canonical_url: stored, notes: [] });
});

test("notes a canonical URL that cannot be used", () => {
  const { canonical_url, notes } = converted({ canonical_url: "http://elsewhere.example/" });
  expect(canonical_url).toBeNull();
  expect(notes).toEqual(["The canonical URL cannot be used: http://elsewhere.example/"]);
});

test("reads fields of Yoast SEO and Rank Math, except those with variables", () => {
  const { meta, read } = readMeta(
    new Map([
      ["_yoast_wpseo_title", "%%title%% %%sitename%%"],
      ["rank_math_title", "For search"],
      ["_yoast_wpseo_metadesc", "Described"],
      ["rank_math_description", "Otherwise described"],
      ["rank_math_facebook_title", "Up to 50% off"],
      ["rank_math_robots", 'a:1:{i:0;s:7:"noindex";}'],
    ]),
  );
  expect(meta).toEqual({
    ...emptyMeta,
    meta_title: "For search",
    meta_description: "Described",
    share_title: "Up to 50% off",
    noindex: true,
  });
  expect(read).toEqual(
    expect.arrayContaining(["rank_math_title", "_yoast_wpseo_metadesc", "rank_math_robots"]),
  );
  expect(read).not.toContain("_yoast_wpseo_title");
  expect(read).not.toContain("rank_math_description");
});
