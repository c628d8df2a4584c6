import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import standard from "./asvs.json" with { type: "json" };

const ledger = readFileSync("docs/security/asvs.md", "utf8");

const rows = ledger.split("\n").flatMap((line) => {
  const [, requirements = "", levels, , verdict, where, tests] = line
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
  const numbers = requirements.split(" ");
  return /^\d+\.\d+\.\d+$/.test(numbers[0] ?? "")
    ? [{ numbers, levels, verdict, where, tests }]
    : [];
});

const levelOf = new Map<string, string>();
for (const { level1, level2 } of Object.values(standard.chapters)) {
  for (const number of level1.split(" ")) levelOf.set(number, "1");
  for (const number of level2.split(" ")) levelOf.set(number, "2");
}
levelOf.delete("");

test("the ledger lists each requirement of levels 1 and 2 once, in the standard's order", () => {
  const inOrder = (a: string, b: string) => a.localeCompare(b, "en", { numeric: true });
  const numbers = rows.flatMap((row) => row.numbers);
  expect(numbers).toHaveLength(253);
  expect(numbers).toEqual([...levelOf.keys()].sort(inOrder));
});

test("each row has its level, a verdict, and a file, record or reason", () => {
  for (const { numbers, levels, verdict, where } of rows) {
    const own = [...new Set(numbers.map((number) => levelOf.get(number)))].sort().join(" ");
    expect(levels, numbers[0]).toBe(own);
    expect(["met", "partly", "not met", "host", "n/a"], numbers[0]).toContain(verdict);
    expect(where, numbers[0]).not.toBe("");
  }
});

test.each(["asvs", "threat-model", "inventory"])("everything that %s.md cites exists", (name) => {
  const text = readFileSync(`docs/security/${name}.md`, "utf8");
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map(([, path = ""]) => path);
  const linked = [...text.matchAll(/\]\(([\w./-]+)\)/g)].map(([, path]) => `docs/security/${path}`);
  const isPath = /^[^/].*\/|^[\w.]+\.(ts|json|md)$/;
  const paths = [...quoted.filter((path) => isPath.test(path)), ...linked];
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  const records = readdirSync("docs/decisions").map((file) => file.slice(0, 3));
  const named = [...text.matchAll(/(?<![\d.])(0\d\d)(?![\d.])/g)].map(([, record = ""]) => record);
  expect(named.filter((record) => !records.includes(record))).toEqual([]);
});

test("each test cited in the ledger is a test file", () => {
  const tests = rows.flatMap(({ tests }) => tests?.match(/[^`\s]+/g) ?? []);
  expect(tests.filter((path) => !/^(tests|e2e)\/.+\.(test|spec)\.tsx?$/.test(path))).toEqual([]);
});

test("no module of the site starts a process, evaluates text as code or uses the local stack", () => {
  const folders = ["app", "components", "lib"];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  );
  const modules = [...files.filter((file) => /\.tsx?$/.test(file)), "middleware.ts"];
  const unwanted = /child_process|\beval\(|new Function\(|node:vm|@\/local\//;
  expect(modules.filter((file) => unwanted.test(readFileSync(file, "utf8")))).toEqual([]);
});
