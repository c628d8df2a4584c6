import { beforeEach, describe, expect, test } from "vitest";
import { dataOf, onEachDatabase } from "@/tests/database/support/databases";
import { insertRow } from "@/tests/database/support/rows";

type Page = { count: number; posts: { id: string; title: string }[] };
type Filter = {
  p_from?: number;
  p_size?: number;
  p_search?: string;
  p_status?: string;
  p_tag?: string;
  p_sort?: string;
};

onEachDatabase((database) => {
  const { as, sql } = database;

  let day = 0;
  /** Stores a post dated one day after the previous one. */
  function store(title: string, values: object = {}): Promise<string> {
    const created_at = new Date(Date.UTC(2026, 0, 1 + day++)).toISOString();
    return insertRow(database, "blogs", { title, slug: String(day), created_at, ...values });
  }

  async function list(filter: Filter = {}): Promise<Page> {
    const page = { p_from: 0, p_size: 25, ...filter };
    return (await dataOf(as("admin").rpc("list_posts", page))) as Page;
  }

  async function titles(filter: Filter): Promise<string[]> {
    return (await list(filter)).posts.map(({ title }) => title);
  }

  test("returns only the fields that the list shows", async () => {
    const created_at = "2026-03-01T10:00:00.123456+00:00";
    const values = { slug: "a-post", content: "é".repeat(1000), created_at };
    const id = await insertRow(database, "blogs", values);
    const preview = "é".repeat(600);
    const cover = { cover_image: null, cover_alt: null };
    const empty = { ...cover, excerpt: null, canonical_url: null, noindex: false };
    const words = { id, title: "A post", slug: "a-post", preview };
    const unset = { publish_at: null, review_requested_at: null };
    const dates = { ...unset, created_at, updated_at: expect.any(String) };
    const post = { ...words, ...empty, published: false, tags: [], authors: [], ...dates };
    expect(await list()).toEqual({ count: 1, posts: [post] });
  });

  test("pages through all posts, newest first, each once", async () => {
    const ids: string[] = [];
    // Each group of three shares a timestamp.
    for (let i = 0; i < 12; i++) {
      const created_at = `2026-01-${10 + Math.floor(i / 3)}T00:00:00Z`;
      ids.push(await insertRow(database, "blogs", { created_at, published: i % 2 === 0 }));
    }
    const pages = [0, 5, 10, 15].map((p_from) => list({ p_from, p_size: 5 }));
    const found = await Promise.all(pages);
    expect(found.map(({ count }) => count)).toEqual([12, 12, 12, 12]);
    expect(found.map(({ posts }) => posts.length)).toEqual([5, 5, 2, 0]);
    const rows = await sql<{ id: string }>(
      "select id from public.blogs order by created_at desc, id",
    );
    const sorted = rows.map(({ id }) => id);
    expect(found.flatMap(({ posts }) => posts.map(({ id }) => id))).toEqual(sorted);
    expect(ids.sort()).toEqual(sorted.sort());
  });

  test("filters and counts posts by status", async () => {
    await store("One", { published: true });
    await store("Two");
    await store("Three", { published: true });
    expect(await titles({ p_status: "published" })).toEqual(["Three", "One"]);
    expect(await titles({ p_status: "draft" })).toEqual(["Two"]);
    expect((await list({ p_status: "published", p_size: 1 })).count).toBe(2);
  });

  describe("a search", () => {
    beforeEach(async () => {
      await store("Web design in Trinidad", { published: true });
      await store("Designing for speed", { tags: ["Bridges"] });
      await store("Node.js and the Web", { published: true, slug: "about-harbours" });
      await store("Café menus that load");
      await store("Moved to example.com/it's");
    });

    test("matches parts of titles, slugs and tags", async () => {
      const expected: Record<string, string[]> = {
        design: ["Designing for speed", "Web design in Trinidad"],
        DESI: ["Designing for speed", "Web design in Trinidad"],
        "web trin": ["Web design in Trinidad"],
        "trin web": ["Web design in Trinidad"],
        caf: ["Café menus that load"],
        "CAFÉ cafe": ["Café menus that load"],
        "node.js": ["Node.js and the Web"],
        node: ["Node.js and the Web"],
        esig: ["Designing for speed", "Web design in Trinidad"],
        "menus-that lo": ["Café menus that load"],
        "about-harbours": ["Node.js and the Web"],
        ridg: ["Designing for speed"],
        "speed ridg": ["Designing for speed"],
        "menus ridg": [],
        de: ["Node.js and the Web", "Designing for speed", "Web design in Trinidad"],
        "% _ \\": [],
        "web missing": [],
        "": [],
        " ": [],
        "!!! & | ( : *": [],
        "design:* | web": ["Web design in Trinidad"],
        "!design": ["Designing for speed", "Web design in Trinidad"],
        "example.com/it's": ["Moved to example.com/it's"],
        "'design' \\": ["Designing for speed", "Web design in Trinidad"],
        "x' or true --": [],
      };
      const found: Record<string, string[]> = {};
      for (const p_search of Object.keys(expected)) found[p_search] = await titles({ p_search });
      expect(found).toEqual(expected);
    });

    test("counts matches across all pages, with or without a status filter", async () => {
      expect(await list({ p_search: "design", p_size: 1 })).toMatchObject({
        count: 2,
        posts: [{ title: "Designing for speed" }],
      });
      expect(await list({ p_search: "design", p_status: "published" })).toMatchObject({
        count: 1,
        posts: [{ title: "Web design in Trinidad" }],
      });
      expect(await list({ p_search: "design", p_from: 5 })).toEqual({ count: 2, posts: [] });
    });

    test("finds a renamed post only by its new title", async () => {
      const id = await store("Before");
      await as("admin").from("blogs").update({ title: "After the storm" }).eq("id", id);
      expect(await titles({ p_search: "before" })).toEqual([]);
      expect(await titles({ p_search: "storm" })).toEqual(["After the storm"]);
    });
  });

  test("lists a tag's posts, including drafts, and searches within them", async () => {
    await store("One", { tags: ["Web design", "Other"], published: true });
    await store("Two", { tags: ["Web design"] });
    await store("Three", { tags: ["Other"] });
    const p_tag = "web-design";
    expect(await titles({ p_tag })).toEqual(["Two", "One"]);
    expect(await titles({ p_tag, p_search: "one", p_status: "published" })).toEqual(["One"]);
    expect((await list({ p_tag, p_size: 1 })).count).toBe(2);
    expect(await titles({ p_tag: "none" })).toEqual([]);
  });

  test("sorts by creation date, change date and title, in both directions and across pages", async () => {
    const first = await store("Élan");
    for (const title of ["apples", "Fonts", "“Zebra”"]) await store(title);
    await as("admin").from("blogs").update({ excerpt: "Changed." }).eq("id", first);
    const byTitle = ["apples", "Élan", "Fonts", "“Zebra”"];
    const byDate = ["Élan", "apples", "Fonts", "“Zebra”"];
    expect(await titles({ p_sort: "title" })).toEqual(byTitle);
    expect(await titles({ p_sort: "-title" })).toEqual(byTitle.toReversed());
    expect(await titles({ p_sort: "created" })).toEqual(byDate);
    expect(await titles({ p_sort: "-created" })).toEqual(byDate.toReversed());
    expect((await titles({ p_sort: "-changed" }))[0]).toBe("Élan");
    expect((await titles({ p_sort: "changed" })).at(-1)).toBe("Élan");
    const second = { p_from: 2, p_size: 2 };
    expect(await titles({ p_sort: "title", ...second })).toEqual(byTitle.slice(2));
    expect(await titles({ p_sort: "title", p_search: "e", ...second })).toEqual(["“Zebra”"]);
  });

  const page = [{ p_from: -1 }, { p_size: 0 }, { p_size: 101 }];
  const bad: Filter[] = [...page, { p_sort: "size" }, { p_status: "gone" }];
  test.for(bad)("rejects %j", async (filter) => {
    await expect(list(filter)).rejects.toMatchObject({ code: "22023" });
  });
});
