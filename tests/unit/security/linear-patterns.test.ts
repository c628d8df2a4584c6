import { globSync, readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { parseAst } from "vitest/node";

const length = 200_000;

/** Timeout in ms. A quadratic pattern takes at least six seconds, a linear one milliseconds. */
const timeout = 3_000;

/** Modules that read untrusted text: files, forms, URLs, the editor. */
const files = globSync(
  "lib/{transfer,markdown,posts,redirects,media,tags,forms,request,search,security}/**/*.ts",
);

type Node = { type?: string; regex?: { pattern: string; flags: string } };

function patternsOf(file: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { regex } = node as Node;
    if (regex) found.push(`/${regex.pattern}/${regex.flags}`);
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseAst(stripTypeScriptTypes(readFileSync(file, "utf8"))));
  return found;
}

/** Returns a matching character for each atom of a pattern, skipping groups and quantifiers. */
function charactersOf(pattern: string): string[] {
  const atoms = pattern
    .slice(1, pattern.lastIndexOf("/"))
    .matchAll(
      /\\[pPu]\{[^}]*\}|\\u[\da-f]{4}|\\.|\[\^?(?:\\.|[^\]\\])*\]|\(\?(?:[:=!]|<[=!]|<\w+>)|\{\d+(?:,\d*)?\}|[\s\S]/g,
    );
  return [...atoms].flatMap(([atom]) => {
    if (/^(?:[()|^$?*+]|\(\?.*|\{\d.*|\\[bB\d])$/.test(atom)) return [];
    const matches = new RegExp(`^${atom}$`, /\\[pPu]\{|\\u\{/.test(atom) ? "u" : "");
    return (
      [..."a 0<>[](){}\"'`=:/.-_~*&%#!?;,|\n\t\\+@A\u00e9\u3000"].find((sign) =>
        matches.test(sign),
      ) ?? []
    );
  });
}

/** Returns long texts in which a pattern keeps starting to match. */
function runsOf(pattern: string): string[] {
  const characters = charactersOf(pattern).slice(0, 12);
  const starts = characters.map((_, index) => characters.slice(0, index + 1).join(""));
  const pieces = [...new Set([...starts, ...characters])].filter(Boolean);
  return pieces.flatMap((piece) => {
    const run = piece.repeat(length / piece.length);
    return [`${run}\0`, `${starts[0]}${run}\0`, `${run}\0${piece}`];
  });
}

const patterns = [...new Set(files.flatMap(patternsOf))];

test("collects patterns from the source", () => {
  expect(patterns.length).toBeGreaterThan(200);
  expect(charactersOf("/%[a-z_]+(\\([^)]*\\))?%/i").join("")).toBe("%a(a)%");
});

test.each(patterns)("%s takes linear time", (pattern) => {
  const code = `for (const run of runs) run.replace(${pattern.replace(/\/([a-z]*)$/, (_, flags) => `/${flags.includes("g") ? flags : `${flags}g`}`)}, "")`;
  runInNewContext(code, { runs: runsOf(pattern) }, { timeout });
});
