import { readdirSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";

/** The site's domains. Each has the same name in every tree. */
const domains =
  "accounts audit bookings content deleted doctor media members messages newsletter outbox people portfolio posts pricing redirects search second-factor settings setup tags transfer users waitlist";

/** Folders allowed in addition to the domains, by tree. */
const shared = {
  lib: "admin artwork auth domains email forms geo http links markdown next request security seo supabase time tracking",
  components: "about admin forms home legal site tracking ui",
  "components/admin": "dashboard frame list system versions",
  "tests/database": "access admin backup next security support",
  "tests/unit":
    "admin architecture artwork auth brand config forms geo http legal links markdown next scripts security seo site time tracking ui",
};

// Skips empty folders: moving files can leave them behind, and git doesn't track them.
const folders = (path: string) =>
  readdirSync(path)
    .filter((name) => statSync(`${path}/${name}`).isDirectory())
    .filter((name) => readdirSync(`${path}/${name}`).length > 0);

test.each(Object.entries(shared))("%s has only folders with known names", (tree, others) => {
  const known = `${domains} ${others}`.split(" ");
  expect(folders(tree).filter((name) => !known.includes(name))).toEqual([]);
});

test("every domain has a folder in lib, and no folder there contains only one file", () => {
  expect(domains.split(" ").filter((name) => !folders("lib").includes(name))).toEqual([]);
  const single = folders("lib").filter((name) => readdirSync(`lib/${name}`).length === 1);
  expect(single).toEqual([]);
});

test("no folder of the application has more than 15 files", () => {
  const paths = ["app", "components", "lib"].flatMap((tree) =>
    readdirSync(tree, { recursive: true, withFileTypes: true }),
  );
  const sizes = new Map<string, number>();
  for (const { parentPath } of paths.filter((path) => path.isFile())) {
    sizes.set(parentPath, (sizes.get(parentPath) ?? 0) + 1);
  }
  expect([...sizes].filter(([, files]) => files > 15)).toEqual([]);
});

test("files directly in lib mention no domain", () => {
  const words = domains.replace(/s\b/g, "s?").replaceAll(" ", "|");
  const domain = new RegExp(`\\b(${words}|blog|calendar|consultation|project)\\b`, "i");
  const generic = /\b(message|accounts?|content|settings?|search|media|people|users?|outbox)\b/gi;
  const files = readdirSync("lib").filter((name) => name.endsWith(".ts"));
  const found = files.flatMap((name) =>
    readFileSync(`lib/${name}`, "utf8")
      .split("\n")
      .filter((line) => domain.test(line.replace(generic, "")))
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
