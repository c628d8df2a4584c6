import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const trees =
  "app|bench|components|content|deploy|docs|e2e|lib|local|mockups|scripts|supabase|tests";

/** Matches paths in the repository, but not patterns such as `lib/<domain>` or `lib/*.ts`. */
const part = "\\(\\w+\\)|[\\w\\]]";
const path = new RegExp(
  `(?<![\\w./@-])(?:${trees})/(?:${part}|[[./@-])*(?:${part})(?![\\w*<{/-])`,
  "g",
);

function filesOf(...patterns: string[]): string[] {
  const tracked = execFileSync("git", ["ls-files", "-co", "--exclude-standard", ...patterns]);
  return `${tracked}`.split("\n").filter((file) => existsSync(file));
}

const missing = (file: string, text: string) =>
  [...text.matchAll(path)]
    .map(([cited]) => cited)
    .filter((cited) => !existsSync(cited))
    .map((cited) => `${file}: ${cited}`);

test("every path cited in the docs exists", () => {
  const code = (text: string) => [...text.matchAll(/`[^`\n]+`/g)].join(" ");
  const docs = filesOf("docs/*.md", "README.md", "CONTRIBUTING.md", "SECURITY.md");
  expect(docs.flatMap((file) => missing(file, code(readFileSync(file, "utf8"))))).toEqual([]);
});

test("every path cited in a comment exists", () => {
  const comments = (text: string) =>
    [...text.matchAll(/^\s*(?:\/\/|\/?\*{1,2}|--|#) .*$/gm)].join("\n");
  const files = filesOf("*.ts", "*.tsx", "*.sql", "*.css", "*.conf", ".env.example");
  expect(files.flatMap((file) => missing(file, comments(readFileSync(file, "utf8"))))).toEqual([]);
});
