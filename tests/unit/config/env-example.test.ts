import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("the example of the settings explains every variable that is read", () => {
  const read = readFileSync("lib/env.ts", "utf8").match(/^ {2}([A-Z][A-Z_]+):/gm) ?? [];
  const names = new Set(read.map((line) => line.trim().replace(":", "")));
  const example = readFileSync(".env.example", "utf8");
  expect(names.size).toBeGreaterThan(8);
  for (const name of names) expect(example).toMatch(new RegExp(`^#? ?${name}=`, "m"));
});
