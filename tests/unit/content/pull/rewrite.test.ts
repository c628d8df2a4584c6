// biome-ignore-all lint/suspicious/noTemplateCurlyInString: These are sources with templates.
import { expect, test } from "vitest";
import { replaceExport } from "@/lib/content/pull/rewrite";

test.each<[string, string, unknown, unknown, string]>([
  [
    "a changed text only",
    'export const about = {\n  title: "Old",\n  /** Kept. */\n  lead: `In ${place}`,\n};',
    { title: "Old", lead: "In Galway" },
    { title: "New", lead: "In Galway" },
    'export const about = {\n  title: "New",\n  /** Kept. */\n  lead: `In ${place}`,\n};',
  ],
  [
    "a value after its annotation, with brackets in strings, templates and comments",
    "export const a: readonly { b: string; c: () => void }[] = [\n  // It's ] here; {\n  { b: '];', c: `}${{ x: `]` }}` /* ] */ },\n] as const satisfies readonly X[];\nexport const z = 1;",
    [{ b: "];", c: "}" }],
    [{ b: "it's; new", c: "}" }],
    "export const a: readonly { b: string; c: () => void }[] = [\n  // It's ] here; {\n  { b: \"it's; new\", c: `}${{ x: `]` }}` /* ] */ },\n] as const satisfies readonly X[];\nexport const z = 1;",
  ],
  [
    "items that move, come and go, with the source of the others",
    'export const list = [{ id: 1, a: `${x}`, b: "" }, two("two"), "3"];',
    [{ id: 1, a: "x", b: "" }, "two", "3"],
    ["3", { id: 7 }, { id: 1, a: "x", b: "new" }, "two"],
    'export const list = ["3", { "id": 7 }, { id: 1, a: `${x}`, b: "new" }, two("two")];',
  ],
  [
    "objects with a spread as a whole",
    'export const week = [{ day: "Monday", ...working }, { day: "Friday", ...working }];',
    [
      { day: "Monday", from: 9 },
      { day: "Friday", from: 9 },
    ],
    [
      { day: "Monday", from: 9 },
      { day: "Friday", from: 8 },
    ],
    'export const week = [{ day: "Monday", ...working }, { "day": "Friday", "from": 8 }];',
  ],
  [
    "expressions that aren't literals, and keeps their type",
    "const x = 1;\nexport const days = names.map((name) => [name, { a: x }]) as Days;",
    [["a", { a: 1 }]],
    [],
    "const x = 1;\nexport const days = [] as Days;",
  ],
  [
    "quoted keys, nested constants, and keys that come and go",
    `export const a = { "b-c": { d: [1, 2] as const, 'e': "x,\\"" }, 7: {} } as const;`,
    { "b-c": { d: [1, 2], e: 'x,"' }, 7: {} },
    { "b-c": { d: [1, 3], e: 'x,"' }, 7: { f: null } },
    `export const a = { "b-c": { d: [1, 3] as const, 'e': "x,\\"" }, 7: { "f": null } } as const;`,
  ],
  [
    "text of several lines as a template literal",
    'export const text = "a";',
    "a",
    "Cost: ${5}\n`\\n`",
    "export const text = `Cost: \\${5}\n\\`\\\\n\\``;",
  ],
])("replaces %s", (_, source, before, after, expected) => {
  expect(replaceExport(source, sourceName(source), before, after)).toBe(expected);
});

const sourceName = (source: string) => /export const (\w+)/.exec(source)?.[1] ?? "";

test("rejects a file without the constant", () => {
  expect(() => replaceExport("const about = 1;", "about", 1, 2)).toThrow("export const about");
});
