import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { accepted, advisories } from "./advisories";

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, { name?: string; version: string; dev?: true }>;
};
const installed = Object.entries(packages)
  .filter(([place]) => place !== "")
  .map(([place, rest]) => ({ ...rest, name: rest.name ?? place.split("node_modules/").at(-1) }));

const compare = (a: string, b: string) => a.localeCompare(b, "en", { numeric: true });
const major = (version: string) => Number.parseInt(version, 10);

/** Whether a version meets its release line's minimum, or belongs to a newer line. */
function isMended(version: string, floors: string) {
  const lines = floors.split(" ");
  const floor = lines.find((line) => major(line) === major(version));
  return floor ? compare(version, floor) >= 0 : lines.every((line) => major(line) < major(version));
}

const versionsOf = (name: string) => installed.filter((one) => one.name === name);
const openHoles = (name: string, floors: string) =>
  versionsOf(name).filter(({ version }) => !isMended(version, floors));

test.each(advisories.filter(([name]) => !accepted[name]))(
  "%s is at %s or newer, because of %s",
  (name, floors) => {
    expect(versionsOf(name)).not.toEqual([]);
    expect(openHoles(name, floors)).toEqual([]);
  },
);

test("accepted packages are dev-only and still below their minimum", () => {
  const rows = advisories.filter(([name]) => accepted[name]);
  expect(rows.map(([name]) => name)).toEqual(Object.keys(accepted));
  for (const [name, floors] of rows) expect(openHoles(name, floors)).toMatchObject([{ dev: true }]);
});

test("the image is built on a Node version without known vulnerabilities", () => {
  const [, version = ""] =
    /^FROM node:([\d.]+)/m.exec(readFileSync("deploy/Dockerfile", "utf8")) ?? [];
  const [, floors = ""] = advisories.find(([name]) => name === "node") ?? [];
  expect(isMended(version, floors), `Node ${version}`).toBe(true);
});

test.each([
  ["8.3.2", "6.4.5 8.3.3", false],
  ["8.10.0", "6.4.5 8.3.3", true],
  ["7.9.9", "6.4.5 8.3.3", false],
  ["9.0.0", "6.4.5 8.3.3", true],
])("%s with the minimums %s counts as fixed: %s", (version, floors, mended) => {
  expect(isMended(version, floors)).toBe(mended);
});
