import { expect, test, vi } from "vitest";
import { importFile } from "@/lib/transfer/import/import-file";
import { siteExport } from "@/lib/transfer/schema";
import { entries } from "@/tests/database/audit/entries";
import { onEachDatabase } from "@/tests/database/support/databases";
import { insertRow } from "@/tests/database/support/rows";
import { withFile } from "@/tests/with-file";
import { zipOf } from "@/tests/zip-of";

onEachDatabase((database) => {
  const { as, sql, accounts } = database;
  const line = (source: string, target: string | null) => ({
    ...{ source, target, status: target ? 308 : 410 },
    created_at: "2026-01-01T10:00:00Z",
  });
  const stored = async () => {
    const rows = await sql<{ line: string }>(
      "select source || ' ' || coalesce(target, 'gone') as line from public.redirects order by source",
    );
    return rows.map(({ line }) => line);
  };

  async function importExport(
    redirects: unknown,
    isApplied = true,
    posts: object[] = [],
    tags: object = {},
  ) {
    const file = (post: object) => `---\n${JSON.stringify(post)}\n---\n\nText.\n`;
    const zip = await zipOf({
      "export.json": JSON.stringify(siteExport),
      "data/tags.json": JSON.stringify(tags),
      "data/redirects.json": JSON.stringify(redirects),
      ...Object.fromEntries(posts.map((post, n) => [`posts/${n}.md`, file(post)])),
    });
    const options = { client: as("service"), startedBy: accounts.admin.id, onProgress: () => {} };
    return withFile(zip, (file) => importFile(file, { ...options, isApplied }));
  }

  const why = async (lines: unknown[], isApplied = true) => {
    const { redirects, leftOut } = await importExport(lines, isApplied);
    return { redirects, leftOut: leftOut.map(({ what, why }) => `${what}: ${why}`) };
  };

  test("imports the redirects that the form would accept and reports the rest", async () => {
    vi.stubEnv("SITE_URL", "https://own.example");
    await insertRow(database, "redirects", { source: "/taken", target: "/about" });
    await insertRow(database, "blogs", { slug: "shown" });
    const lines = [
      line("/b", "/c"),
      line("/blog/shown", "/about"),
      line("/gone", null),
      line("/taken", "/contact"),
      line("/z", "/b"),
      line("/full", "https://own.example/contact?x=1"),
      line("/privacy", "https://evil.example/"),
      line("/admin/posts", "https://evil.example/"),
      line("/%70rivacy/", "https://evil.example/"),
      line("/circle", "/circle/"),
      line("/encoded", "/%65ncoded"),
      line("/own", "https://own.example/own"),
      line("/other", "//evil.example"),
      { ...line("/x", "/about"), status: 1_000_000 },
      { ...line("/date", "/about"), created_at: "never" },
      ...[null, 7, { source: {}, target: [], status: {} }],
    ];
    const loop = "A path cannot redirect to itself";
    const page = "A page already exists at this path";
    const expected = {
      redirects: 4,
      leftOut: [
        "redirect /blog/shown: A post or tag already exists at this path",
        "redirect /taken: Redirect already exists: /taken redirects to /about",
        "redirect /z: /b redirects to /c. Use that instead",
        `redirect /privacy: ${page}`,
        "redirect /admin/posts: This part of the site cannot be redirected",
        `redirect /privacy/: ${page}`,
        ...["/circle", "/encoded", "/own"].map((path) => `redirect ${path}: ${loop}`),
        "redirect /other: Enter a path like /about or a URL that starts with https://",
        "redirect /x: Choose 301, 302, 307, 308 or 410",
        "redirect : Choose 301, 302, 307, 308 or 410",
      ],
    };
    expect(await why(lines, false)).toEqual(expected);
    expect(await stored()).toEqual(["/taken /about"]);
    expect(await why(lines)).toEqual(expected);
    const after = ["/b /c", "/date /about", "/full /contact?x=1", "/gone gone", "/taken /about"];
    expect(await stored()).toEqual(after);
    expect(await why(lines)).toEqual({ ...expected, redirects: 0 });
    const log = await entries(database, { p_subject: "redirect" });
    const paths = log.map(({ actor_id, after }) => [
      actor_id,
      (after as { source: string }).source,
    ]);
    expect(paths).toEqual(
      ["/date", "/full", "/gone", "/b"].map((path) => [accounts.admin.id, path]),
    );
  });

  test("skips a post's earlier paths that are site pages, and records who imported it", async () => {
    const id = crypto.randomUUID();
    const since = "2026-01-01T10:00:00Z";
    const dates = { created_at: since, updated_at: since };
    const earlier_paths = ["/privacy", "/admin", "/blog/before"].map((path) => ({ path, since }));
    const post = { id, title: "Title", slug: "now", published: true, ...dates, earlier_paths };
    const { posts } = await importExport([], true, [post]);
    expect(posts).toMatchObject([
      { outcome: "created", notes: [expect.stringMatching(/old paths/)] },
    ]);
    expect(await stored()).toEqual(["/blog/before /blog/now"]);
    expect(await entries(database, { p_subject: "post" })).toMatchObject([
      { action: "created", subject_id: id, actor_id: accounts.admin.id },
    ]);
  });

  test("imports the rest despite invalid tags and a null character in a title", async () => {
    const dates = { created_at: "2026-01-01T10:00:00Z", updated_at: "2026-01-01T10:00:00Z" };
    const post = { title: "A\0 title", slug: "a", published: true, ...dates };
    const tags = [
      { slug: "Odd Slug", name: "Odd" },
      { slug: "long", name: "x".repeat(500) },
      { slug: "none", name: null },
      { slug: "kept", name: "Kept" },
    ];
    const posts = [{ ...post, id: crypto.randomUUID() }];
    const files = [posts, { tags, redirects: [{ tag: "kept" }] }] as const;
    const dry = await importExport([], false, ...files);
    const report = await importExport([], true, ...files);
    expect(dry.leftOut).toEqual(report.leftOut);
    expect(report.posts).toMatchObject([{ outcome: "created" }]);
    expect(report.leftOut.map(({ what }) => what.slice(0, 9))).toEqual([
      "tag “Odd”",
      "tag “xxxx",
      "tag “”",
    ]);
    expect(await sql("select slug from public.tags")).toEqual([{ slug: "kept" }]);
    expect(await sql("select title from public.blogs")).toEqual([{ title: "A title" }]);
  });

  test("reports the one rejected redirect among many", async () => {
    const lines = Array.from({ length: 401 }, (_, n) => line(`/p${n}`, n === 300 ? "x" : "/about"));
    const { redirects, leftOut } = await importExport(lines);
    expect([redirects, leftOut.map(({ what }) => what)]).toEqual([400, ["redirect /p300"]]);
  });
});
