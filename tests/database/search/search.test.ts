import { beforeEach, describe, expect, test } from "vitest";
import { dataOf, onEachDatabase, post } from "@/tests/database/support/databases";
import { searchOf } from "./search-of";

onEachDatabase((database) => {
  const { as, rest, sql } = database;
  const { publish, find, titles, expectTitles } = searchOf(database);

  describe("among a few posts", () => {
    beforeEach(async () => {
      const link = "[the booking](/get-started/form)";
      await publish("Forms people finish", `Ask for **less**. See ${link}.`);
      await publish("Pricing a website", "What designers charge for UI/UX in Port of Spain.");
      await publish("Crème brûlée in 10 steps", "Node.js is no dessert. Don't stop.");
      await publish("Why sites are slow", "Pictures, mostly; and the price of fonts.");
      await publish("Forms nobody may read", "A draft about pricing.", { published: false });
    });

    test("finds words and word prefixes, only in published posts", async () => {
      await expectTitles({
        form: ["Forms people finish"],
        FORMS: ["Forms people finish"],
        "finishing forms": ["Forms people finish"],
        designing: ["Pricing a website"],
        pric: ["Pricing a website", "Why sites are slow"],
        pricin: ["Pricing a website"],
        "pric website": [],
        "website pric": ["Pricing a website"],
        ux: ["Pricing a website"],
        node: ["Crème brûlée in 10 steps"],
        "creme brul": ["Crème brûlée in 10 steps"],
        crème: ["Crème brûlée in 10 steps"],
        "don't": ["Crème brûlée in 10 steps"],
        "the price of pictures": ["Why sites are slow"],
        "get-started": [],
        "slow missing": [],
        draft: [],
        nobody: [],
      });
    });

    test("handles any characters without an error", async () => {
      const queries = [
        "",
        " ",
        "the of and",
        "!!! & | ( : * <-> ' \" \\",
        "'); drop table public.blogs; --",
        "form:* | !price",
        "\\'\\",
        "%_%",
        "🐦🐦 👩‍👩‍👧",
        "שלום עולם",
        "مرحبا \u202e‮",
        "\u0301\u0301",
        "x".repeat(10_000),
        "a ".repeat(5_000),
        "日本語の検索",
        "1e999 -0 0x1F",
      ];
      for (const query of queries) expect((await find(query)).posts, query).toBeInstanceOf(Array);
    });

    test("treats a null query as empty", async () => {
      const answer = await rest("visitor", "rpc/search_posts", post({ p_query: null }));
      expect(await answer.json()).toEqual({ count: 0, posts: [], near: [] });
    });

    test("returns the text around a match, without Markdown syntax or link targets", async () => {
      const { count, posts } = await find("booking");
      expect(count).toBe(1);
      expect(posts[0]).toMatchObject({
        title: "Forms people finish",
        text: "Ask for less. See the booking.",
      });
    });

    test("returns the text that readers see", async () => {
      const visible = {
        "**Bold&#x20;**&#x6E;ext caf&eacute;&nbsp;R&amp;amp;D &#0;": "Bold next café R&amp;D",
        "`<a>`s\n```\n<b c>\n```\n\\<i> &lt;u> <p>seen</p>": "<a>s <b c> <i> <u> seen",
        "5 < 10 and 20 > 3; i<n; j>0": "5 < 10 and 20 > 3; i<n; j>0",
        "w\\*h \\*x\\* snake\\_case C:\\\\dir": "w*h *x* snake_case C:\\dir",
        "one\\\ntwo\n> - three\n> > __four__": "one two three four",
        "[a](/w/A_(b)) ![b](/b 'T') [c](/c\\(d\\) \"T\") [d](<e f> (T))": "a b c d",
        "## Head {#head}\n| a | b |\n|:--|--:|\n| c[^1] | d |\n\n```ts\nx\n```": "Head a b c d x",
        "co\u00adop zero\u200bwidth\ufeff \u202ddone": "coop zerowidth done",
      };
      for (const content of Object.keys(visible)) await publish("Kiskadee", content);
      const texts = (await find("kiskadee")).posts.map(({ text }) => text);
      expect(texts.reverse()).toEqual(Object.values(visible));
    });

    test("suggests similar published titles only if nothing matches", async () => {
      const near = async (query: string) => (await find(query)).near.map(({ title }) => title);
      expect(await near("pricng")).toEqual(["Pricing a website"]);
      expect(await near("frms")).toEqual([]);
      expect(await near("forms people finsh")).toEqual(["Forms people finish"]);
      expect(await near("pricing")).toEqual([]);
    });

    test("reflects every change to a post", async () => {
      const id = await publish("Kingfisher", "A bird.");
      const change = (values: object) => as("admin").from("blogs").update(values).eq("id", id);
      expect(await titles("kingfisher")).toEqual(["Kingfisher"]);
      await change({ published: false });
      expect(await titles("bird")).toEqual([]);
      await change({ published: true, content: "A fish." });
      expect(await titles("bird")).toEqual([]);
      expect(await titles("fish")).toEqual(["Kingfisher"]);
      await as("admin").from("blogs").delete().eq("id", id);
      expect((await find("kingfisher")).posts).toEqual([]);
    });
  });

  test("ranks a whole word in an old title above 500 newer prefix matches", async () => {
    await publish("Go", "Old.", { created_at: "2001-01-01" });
    await sql(`insert into public.blogs (title, slug, content, published)
      select 'Google', 'post-' || n, 'text', true from generate_series(1, 501) as n`);
    expect((await titles("go"))[0]).toBe("Go");
  });

  test("reflects a renamed tag without losing the indexed text", async () => {
    await publish("Tagged", "A text.", { tags: ["C#"] });
    const change = { p_slug: "c-sharp", p_name: "F#" };
    await dataOf(as("admin").rpc("change_tag", change));
    expect([await titles("c#"), await titles("f#"), await titles("text")]).toEqual([
      [],
      ["Tagged"],
      ["Tagged"],
    ]);
  });

  test("ranks title matches above text matches, and newer posts first", async () => {
    await publish("About hosting", "Nothing else.");
    await publish("Older", "A word on hosting.");
    await publish("Newer", "A word on hosting.");
    expect(await titles("hosting")).toEqual(["About hosting", "Newer", "Older"]);
  });

  test("ranks the newest 500 matches and shows 8", async () => {
    await sql(`insert into public.blogs (title, slug, content, published, created_at)
      select case n when 501 then 'Whistle' else 'Post' end, 'post-' || n, 'whistle', true,
        now() - n * interval '1 minute' from generate_series(1, 501) as n`);
    const { count, posts } = await find("whist");
    expect(count).toBe(500);
    expect(posts.map(({ slug }) => slug)).toEqual(
      Array.from({ length: 8 }, (_, index) => `post-${index + 1}`),
    );
  });

  test("indexes a post with more words than a search vector can hold", async () => {
    // Each word is eight four-byte letters plus an ending that gives it its own stem.
    const word = (index: number) => {
      const digits = index.toString(32).padStart(8, "0");
      return `a${[...digits].map((digit) => letter(Number.parseInt(digit, 32))).join("")}ing`;
    };
    const letter = (index: number) => String.fromCodePoint(0x10428 + index);
    const content = Array.from({ length: 15_000 }, (_, index) => word(index)).join(" ");
    await publish("Wide", content);
    expect(await titles(word(7))).toEqual(["Wide"]);
    // Characters of a script without spaces, with a title that no longer fits beside the text.
    const signs = (count: number) =>
      Array.from({ length: count }, (_, n) =>
        String.fromCodePoint(0x20000 + ((n * 40_503) % 42_000)),
      );
    await publish(signs(199).join(""), signs(87_180).join(""));
    expect((await find(signs(2).join(""))).count).toBe(1);
  });

  test("indexes joined words in linear time", async () => {
    const began = performance.now();
    await publish("Joined", `x${"a.b".repeat(66_000)}x`);
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});
