import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { csvLine } from "@/lib/admin/csv";
import { listProjectPaths } from "@/lib/portfolio/paths";
import { readCsv, redirectColumns } from "@/lib/redirects/admin/csv";
import { redirectInput } from "@/lib/redirects/admin/schema";
import { isSitePage } from "@/lib/redirects/admin/site-page";
import { reportText } from "@/lib/redirects/admin/strings";
import { isOwnArea } from "@/lib/redirects/path";

const read = (input: object) => {
  const parsed = redirectInput("site.example:3000").safeParse({
    source: "/old",
    target: "/new",
    status: "308",
    ...input,
  });
  return parsed.data ?? parsed.error?.issues.map(({ path }) => path.join());
};

test.each([
  [" /old-page/ ", "/old-page"],
  ["https://old.example/2019/Café/", "/2019/Caf%C3%A9"],
])("stores the path %j as %j", (source, stored) => {
  expect(read({ source })).toMatchObject({ source: stored });
});

test.each(["", "old", "/", "/a?b=1", "/a#b", "/admin", "/api/x", "/a\\b", "/../x", "/a/*"])(
  "rejects a redirect from %j",
  (source) => {
    expect(read({ source })).toEqual(["source"]);
  },
);

test.each([
  ["/about/#team", "/about#team"],
  ["/search?q=a b", "/search?q=a%20b"],
  ["/blog/Café", "/blog/Caf%C3%A9"],
  ["https://Other.example/x?y#z", "https://other.example/x?y#z"],
  ["http://Site.example:3000/x?y#z", "/x?y#z"],
  ["https://site.example:3000", "/"],
])("stores the target %j as %j", (target, stored) => {
  expect(read({ target })).toMatchObject({ target: stored });
});

test.each([
  ...[
    "",
    "about",
    "//other.example",
    "/\\other.example",
    "\\\\other.example",
    "http://other.example",
    "http://site.example",
  ],
  ...[
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    "data:text/html,x",
    "https:other.example",
    "https:///x",
  ],
  ...[
    "https://a@other.example",
    "/a\nb",
    "/\tother",
    "https://other.example\\@b",
    "ftp://other.example",
  ],
])("rejects a redirect to %j", (target) => {
  expect(read({ target })).toEqual(["target"]);
});

test("drops the target of a 410 and rejects an unsupported status", () => {
  expect(read({ target: "javascript:x", status: "410" })).toMatchObject({
    source: "/old",
    target: "",
  });
  expect(read({ status: "200" })).toEqual(["status"]);
});

/** Lists the paths of the app's routes, without route groups. */
function routesIn(folder: string, path: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const { name } = entry;
    if (entry.isDirectory()) {
      return routesIn(`${folder}/${name}`, name.startsWith("(") ? path : `${path}/${name}`);
    }
    if (/^(page|route)\.tsx?$/.test(name)) return path || "/";
    const file = /^(robots|manifest)\.ts$/.exec(name)?.[1];
    if (file) return file === "robots" ? "/robots.txt" : "/manifest.webmanifest";
    return path === "" && /\.(ico|svg|png)$/.test(name) ? `/${name}` : [];
  });
}

test("recognises every page of the site", () => {
  const routes = routesIn("app", "").filter((path) => !path.includes("["));
  expect(routes).toEqual(expect.arrayContaining(["/", "/about", "/admin/redirects", "/feed.xml"]));
  expect(routes.filter((path) => !isSitePage(path) && !isOwnArea(path))).toEqual([]);
});

test("recognises visible projects, including added ones, but not hidden or unknown ones", async () => {
  const rows = [
    { key: "8", status: "hidden" },
    { key: "9", status: "draft" },
    { key: "12", status: "published" },
    { key: "13", status: "draft" },
  ];
  const query = { select: () => query, eq: async () => ({ data: rows, error: null }) };
  const projects = await listProjectPaths({ from: () => query } as never);
  const paths = ["7", "8", "9", "07", "12", "13", "1000"].map((id) => `/portfolio/${id}`);
  const shown = ["/portfolio/7", "/portfolio/9", "/portfolio/12"];
  expect([...paths, "/old"].filter((path) => isSitePage(path, projects))).toEqual(shown);
});

test("reads an exported file back unchanged", () => {
  const row = { id: "", hits: 3, last_hit_at: null, created_at: "2026-01-01", post_id: null };
  const rows = [
    { ...row, source: "/a,b;c", target: '/x?"y"=1', status: 301 },
    { ...row, source: "/gone", target: null, status: 410 },
  ];
  const lines = rows.map((one) => csvLine(redirectColumns.map(({ value }) => value(one))));
  const text = `\ufeff${csvLine(redirectColumns.map(({ name }) => name))}${lines.join("")}`;
  expect(readCsv(text)).toEqual([
    { line: 2, source: "/a,b;c", target: '/x?"y"=1', status: "301" },
    { line: 3, source: "/gone", target: "", status: "410" },
  ]);
});

test.each([
  ["/a,/b\n\n/c , /d,302", ["/a", "/b", "308"], ["/c", "/d", "302"]],
  ["/a;/b;301\r\n/c;/d,e", ["/a", "/b", "301"], ["/c", "/d,e", "308"]],
  ["from\tto\n/a\t/b\n/c", ["/a", "/b", "308"], ["/c", "", "308"]],
])("reads the CSV %j", (text, ...lines) => {
  const found = readCsv(text)?.map(({ source, target, status }) => [source, target, status]);
  expect(found).toEqual(lines);
});

test("rejects CSV with an unclosed quotation mark", () => {
  expect(readCsv('/a,"/b\n/c,/d')).toBeNull();
});

test("summarises results with their line numbers", () => {
  const lines = ["stored", "stored", "refused", "stored", "unchanged"];
  const report = lines.map((status, index) => ({ line: index + 2, status }));
  expect(reportText(report)).toBe(
    "3 saved (lines 2 to 3, 5), 1 unchanged (line 6), 1 invalid (line 4).",
  );
  expect(reportText([])).toBe("No lines to import.");
});
