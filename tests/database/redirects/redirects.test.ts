import { expect, test } from "vitest";
import { normalPath } from "@/lib/redirects/path";
import { entries } from "@/tests/database/audit/entries";
import { dataOf, onEachDatabase, patch } from "@/tests/database/support/databases";
import { insertRow } from "@/tests/database/support/rows";
import { one, redirectsOf } from "./stored";

onEachDatabase((database) => {
  const { as, rest, sql } = database;
  const admin = as("admin");
  const { store, outcomes, stored, idOf, post, rename, since } = redirectsOf(database);

  test("stores many redirects, reports each outcome, and changes nothing when repeated", async () => {
    const lines = [
      one("/old", "/about?from=old#team"),
      { ...one("/away", "https://other.example/x"), status: 302 },
      one("/gone", null),
      one("/self", "/self#part"),
      one("/twice", "/about"),
      one("/twice", "/about"),
    ];
    const first = ["stored", "stored", "stored", "loop", "stored", "unchanged"];
    expect(await outcomes(lines)).toEqual(first);
    const after = await stored();
    expect(after).toEqual([
      "/away https://other.example/x 302",
      "/gone gone 410",
      "/old /about?from=old#team 308",
      "/twice /about 308",
    ]);
    const version = await since(0);
    expect(await outcomes(lines)).toEqual(first.map((was) => was.replace("stored", "unchanged")));
    expect([await stored(), await since(0)]).toEqual([after, version]);
  });

  test("rejects loops and chains, and names the conflicting redirect", async () => {
    await store([one("/a", "/b")]);
    expect(
      await store([one("/b", "/a#top"), one("/c", "/a?x=1"), one("/d", null), one("/e", "/d")]),
    ).toEqual([
      { status: "refused", reason: "loop", source: "/a", target: "/b" },
      { status: "refused", reason: "chain", source: "/a", target: "/b" },
      { status: "stored" },
      { status: "refused", reason: "chain", source: "/d", target: null },
    ]);
    expect(await stored()).toEqual(["/a /b 308", "/d gone 410"]);
  });

  test("flattens chains when a target gets its own redirect, in any order", async () => {
    const lines = [one("/a", "/b#part"), one("/b", "/c"), one("/c", "https://other.example/")];
    expect(await outcomes(lines)).toEqual(["stored", "stored", "stored"]);
    const end = "https://other.example/ 308";
    expect(await stored()).toEqual([`/a ${end}`, `/b ${end}`, `/c ${end}`]);
    expect(await outcomes(lines)).toEqual(["unchanged", "unchanged", "unchanged"]);
    await store([{ ...one("/c", null), id: await idOf("/c") }]);
    await store([one("/f", "/g"), one("/g", null)]);
    expect(await stored()).toEqual([
      `/a ${end}`,
      `/b ${end}`,
      "/c gone 410",
      "/f gone 410",
      "/g gone 410",
    ]);
  });

  test("never creates a loop or chain, whatever is stored and deleted", async () => {
    const paths = ["/a", "/b", "/c", "/d", "/e"];
    let seed = 7;
    const pick = () => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return paths[seed % paths.length] ?? "/a";
    };
    for (let round = 0; round < 12; round++) {
      await store(Array.from({ length: 5 }, () => one(pick(), pick())));
      await admin.rpc("delete_row", {
        p_source: "redirects",
        p_id: (await idOf(pick())) || crypto.randomUUID(),
      });
      const chains = await sql(
        "select * from public.redirects as one join public.redirects as two on two.source = one.target",
      );
      expect(chains).toEqual([]);
    }
  });

  test("rejects paths of posts and tags, and redirected paths unless told to replace them", async () => {
    await post("shown");
    await insertRow(database, "blogs", { slug: "draft", tags: ["Birds"] });
    await store([one("/taken", "/about")]);
    const lines = ["/blog/shown", "/blog/draft", "/blog/tag/birds", "/taken"];
    expect(
      await outcomes(
        lines.map((path) => one(path, "/contact")),
        false,
      ),
    ).toEqual([...["page", "page", "page", "taken"]]);
    expect(await outcomes([one("/taken", "/contact")])).toEqual(["stored"]);
    const id = await idOf("/taken");
    expect(await outcomes([{ ...one("/renamed", "/taken"), id }])).toEqual(["stored"]);
    expect(await stored()).toEqual(["/renamed /taken 308"]);
    await store([one("/other", "/about")]);
    expect(await outcomes([{ ...one("/other", "/contact"), id }])).toEqual(["taken"]);
    const gone = { ...one("/x", "/about"), id: crypto.randomUUID() };
    expect(await outcomes([gone])).toEqual(["missing"]);
  });

  test("rejects malformed paths", async () => {
    const words =
      "/ old //other.example /a?b /a#b /a/ /a\\b /é /%61 /a%2e /caf%c3%a9 /e%CC%81 /a/../b /a//b /admin/x /login";
    for (const path of [...words.split(" "), "", "/a b", "/\u0001", `/${"x".repeat(500)}`]) {
      expect(await outcomes([one(path, "/about")]), path).toEqual(["invalid"]);
    }
  });

  test("rejects malformed and dangerous targets", async () => {
    const words =
      "javascript:alert(1) data:text/html,x //other.example /\\other.example http://a.example https:// https:///x " +
      "https://user@other.example https://a.example\\@b /old/ /%6Fld /a/./b?x#y";
    for (const target of [...words.split(" "), "/a\nb", "/a b", "", `/${"x".repeat(2000)}`]) {
      expect(await outcomes([one("/old", target)]), target).toEqual(["invalid"]);
    }
  });

  test("accepts exactly the path spellings that the site accepts", async () => {
    const signs = "/ a %41 %C3%A9 e%CC%81 %FF %2F %20 %7F %C2%85 . ~ +".split(" ");
    const paths = signs.flatMap((one) =>
      signs.flatMap((two) => signs.map((three) => `/${one}${two}${three}`)),
    );
    const rows = await sql<{ path: string }>(
      "select path from unnest($1::text[]) as path where private.is_normal_path(path)",
      paths,
    );
    const taken = paths.filter((path) => normalPath(path) === path);
    expect(rows.map(({ path }) => path)).toEqual(taken);
  });

  test("updates redirects to a renamed post and adds one for its old slug", async () => {
    const id = await post("first");
    await store([one("/2019/first", "/blog/first#comments")]);
    await rename(id, "second");
    expect(await stored()).toEqual([
      "/2019/first /blog/second 308",
      "/blog/first /blog/second 308",
    ]);
    expect(await outcomes([one("/x", "/blog/first")])).toEqual(["chain"]);
    expect(await outcomes([one("/blog/first", "/blog/second")])).toEqual(["unchanged"]);
    await rename(id, "first");
    expect(await stored()).toEqual(["/2019/first /blog/first 308", "/blog/second /blog/first 308"]);
    // A redirect that an admin overwrites no longer belongs to the post.
    expect(await outcomes([one("/blog/second", "/contact")])).toEqual(["stored"]);
    await dataOf(admin.from("blogs").delete().eq("id", id));
    expect(await stored()).toEqual(["/2019/first /blog/first 308", "/blog/second /contact 308"]);
  });

  test("lets a post take a redirected slug, and redirects again once the post is deleted", async () => {
    await store([one("/blog/wanted", "/blog/other"), one("/x", "/contact")]);
    const id = await post("other");
    await rename(id, "wanted");
    expect(await outcomes([one("/y", "/blog/wanted")])).toEqual(["stored"]);
    expect(await stored()).toContain("/blog/wanted /blog/other 308");
    await dataOf(admin.from("blogs").delete().eq("id", id));
    expect(await since(0)).toMatchObject({
      redirects: expect.arrayContaining([["/blog/wanted", "/blog/other", 308]]),
    });
  });

  test("deletes and restores many redirects, but restores none that would form a chain", async () => {
    await store([one("/a", "/about"), one("/b", "/contact"), one("/c", "/terms")]);
    const p_ids = [await idOf("/a"), await idOf("/b"), crypto.randomUUID()];
    const deleted = await dataOf(admin.rpc("delete_rows", { p_source: "redirects", p_ids }));
    expect(deleted).toHaveLength(2);
    expect(await stored()).toEqual(["/c /terms 308"]);
    await store([one("/contact", "/about")]);
    expect(await dataOf(admin.rpc("restore_rows", { p_ids: deleted }))).toEqual(["/a"]);
    expect(await stored()).toEqual(["/a /about 308", "/c /terms 308", "/contact /about 308"]);
  });

  test("records an admin's changes to redirects, but not those caused by a post", async () => {
    await store([one("/a", "/b")]);
    await store([one("/b", "/c")]);
    await admin.rpc("delete_row", { p_source: "redirects", p_id: await idOf("/b") });
    const missing = await insertRow(database, "missing_paths");
    await rest("admin", `missing_paths?id=eq.${missing}`, patch({ is_ignored: true }));
    const id = await post("x");
    await rename(id, "y");
    await dataOf(admin.from("blogs").delete().eq("id", id));
    const log = await entries(database);
    const [created, changed] = ["created", "changed"].map((action) => ({
      action,
      subject: "redirect",
    }));
    expect(log.filter(({ subject }) => subject !== "post")).toMatchObject([
      { action: "changed", subject: "missing-path", after: { is_ignored: true } },
      {
        action: "deleted",
        subject: "redirect",
        before: { source: "/b", target: "/c", status: 308 },
      },
      { ...changed, before: { target: "/b" }, after: { target: "/c" } },
      { ...created, after: { source: "/b", target: "/c", status: 308 } },
      { ...created, after: { source: "/a", target: "/b", status: 308 } },
    ]);
  });

  test("accepts at most 1,000 redirects per call", async () => {
    // Invalid ones, because rejecting is faster than storing.
    const many = Array.from({ length: 1001 }, () => one("old", "/about"));
    const { error } = await admin.rpc("store_redirects", { p_redirects: many });
    expect(error).toMatchObject({ code: "22023" });
    expect(await outcomes(many.slice(1))).toEqual(many.slice(1).map(() => "invalid"));
  });
});
