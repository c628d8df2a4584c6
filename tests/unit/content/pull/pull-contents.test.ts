import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { type Kind, schemaOf } from "@/lib/content/kind";
import { kinds } from "@/lib/content/kinds";
import { filesOf, type PulledEntry, pullContents } from "@/lib/content/pull/pull-contents";

const all = Object.entries(kinds as Record<string, Kind>);

/** Changes every value that its schema lets be changed, and turns lists around. */
function changed(value: unknown, fits: (changed: unknown) => boolean): unknown {
  if (typeof value === "string") {
    const candidates = [`${value} "\`\\\${x}'`, `${value}\n\n\`\\\${x}`, `${value}-x`];
    return candidates.findLast(fits) ?? value;
  }
  if (typeof value === "number") return fits(value + 1) ? value + 1 : value;
  if (Array.isArray(value)) {
    const each = value.map((item, at) => changed(item, (one) => fits(value.with(at, one))));
    return [each.slice(1).reverse(), each].find(fits) ?? value;
  }
  if (typeof value !== "object" || value === null) return value;
  const copy: Record<string, unknown> = { ...value };
  for (const key of Object.keys(copy)) {
    copy[key] = changed(copy[key], (one) => fits({ ...copy, [key]: one }));
  }
  return copy;
}

function entry(kind: string, key: string, published: unknown, changes = {}): PulledEntry {
  const entry = { kind, key, published, status: "published", schema_no: 1, is_added: false };
  return { ...entry, ...changes } as PulledEntry;
}

const pull = (entries: PulledEntry[]) =>
  pullContents(entries, (path) => readFileSync(path, "utf8"));

test("writes the published values of every kind to files", async () => {
  // In the project, so that the copies find its modules.
  mkdirSync(".local", { recursive: true });
  const folder = mkdtempSync(join(process.cwd(), ".local/pull-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync("content", join(folder, "content"), { recursive: true });
  const withDefaults = all.filter(([, kind]) => Object.keys(kind.defaults()).length > 0);
  const published = withDefaults.map(([name, kind]) => {
    const values = Object.entries(kind.defaults()).map(([key, value]) => {
      const schema = schemaOf(kind, key);
      return [
        key,
        changed(value, (one) => isDeepStrictEqual(schema.safeParse(one).data, one)),
      ] as const;
    });
    return { name, kind, values: Object.fromEntries(values) };
  });
  const { files, lines } = pull(
    published.flatMap(({ name, values }) =>
      Object.entries(values).map(([key, value]) => entry(name, key, value)),
    ),
  );
  expect(lines.filter((line) => !line.endsWith(": written"))).toEqual([
    "testimonials/site: unchanged",
  ]);
  for (const [path, text] of files) writeFileSync(join(folder, path), text);
  for (const { name, kind, values } of published) {
    const constantsByFile = Object.entries(filesOf(kind, values));
    expect(constantsByFile, name).not.toEqual([]);
    for (const [path, constants] of constantsByFile) {
      const written = await import(join(folder, path));
      for (const [name, value] of Object.entries(constants)) expect(written[name]).toEqual(value);
    }
  }
});

test("writes nothing for equal, hidden, draft and broken contents", () => {
  const stats = kinds.stats.defaults().site;
  const { files, lines } = pull([
    entry("stats", "site", stats),
    entry("about", "site", {}, { status: "hidden" }),
    entry("plans", "site", null, { status: "draft" }),
    entry("hours", "site", { week: 1 }),
  ]);
  expect(files.size).toBe(0);
  expect(lines).toEqual([
    "stats/site: unchanged",
    "plans/site: skipped (draft)",
    "about/site: skipped (hidden)",
    "hours/site: skipped: it doesn't fit its form; publish it again",
  ]);
});

test("adds projects, except those with pictures of the library", () => {
  const roost = kinds.projects.defaults()[9];
  const photo = { src: "/media/00000000-0000-4000-8000-000000000001/800x600.webp", alt: "A desk" };
  const { files, lines } = pull([
    entry("projects", "10", { ...roost, title: "Heron" }, { is_added: true }),
    entry("projects", "11", { ...roost, image: photo }, { is_added: true }),
    entry("projects", "8", { ...roost, image: photo }),
  ]);
  expect(lines.map((line) => line.slice(0, 21))).toEqual([
    "projects/10: written",
    "projects/11: skipped:",
    "projects/8: written",
  ]);
  const text = files.get("content/projects.ts") ?? "";
  expect(text.match(/\bid"?: \d+/g)).toEqual(['id": 10', "id: 9", "id: 8", "id: 7"]);
  expect(text).toContain(photo.src);
  expect(text).toContain('image: picture("roost-feed")');
});
