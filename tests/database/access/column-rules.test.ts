import { describe, expect, test } from "vitest";
import { onEachDatabase } from "@/tests/database/support/databases";
import { insertRow } from "@/tests/database/support/rows";

type Value = [column: string, value: string];

/** What the check constraints take and refuse; lengths are in characters, not bytes. */
const RULES: { table: "blogs" | "waitlist"; good: Value[]; bad: Value[] }[] = [
  {
    table: "blogs",
    good: [
      ["title", "é".repeat(200)],
      ["slug", "a"],
      ["slug", "web-design-in-2026-123456"],
      ["slug", "a".repeat(200)],
      ["content", "é".repeat(200_000)],
      ["cover_image", "https://images.example.com/a.webp?w=1200&q=80"],
      ["cover_image", "/images/a.webp"],
      ["cover_image", `https://${"a".repeat(1992)}`],
      ["excerpt", "é".repeat(500)],
      ["excerpt", ""],
      ["cover_alt", "é".repeat(200)],
    ],
    bad: [
      ["title", ""],
      ["title", "   "],
      ["title", "two\nlines"],
      ["title", "a".repeat(201)],
      ["slug", ""],
      ["slug", "Capital"],
      ["slug", "two words"],
      ["slug", "-start"],
      ["slug", "end-"],
      ["slug", "two--hyphens"],
      ["slug", "../admin"],
      ["slug", "line\n"],
      ["slug", "a".repeat(201)],
      ["content", ""],
      ["content", " \n "],
      ["content", "a".repeat(200_001)],
      ["cover_image", ""],
      ["cover_image", "http://images.example.com/a.webp"],
      ["cover_image", "//images.example.com/a.webp"],
      ["cover_image", "/\\images.example.com/a.webp"],
      ["cover_image", "javascript:alert(1)"],
      ["cover_image", "data:image/png;base64,AAAA"],
      ["cover_image", 'https://images.example.com/"onerror'],
      ["cover_image", "https://images.example.com/a b.webp"],
      ["cover_image", `https://${"a".repeat(1993)}`],
      ["excerpt", "a".repeat(501)],
      ["cover_alt", ""],
      ["cover_alt", "two\nlines"],
      ["cover_alt", "a".repeat(201)],
    ],
  },
  {
    table: "waitlist",
    good: [
      ["status", "approved"],
      ["status", "rejected"],
      ["notes", "é".repeat(2000)],
      ["name", "é".repeat(100)],
      ["email", `${"a".repeat(242)}@example.com`],
    ],
    bad: [
      ["status", "maybe"],
      ["notes", "a".repeat(2001)],
      ["name", "a".repeat(101)],
      ["name", " "],
      ["name", "two\nlines"],
      ["email", `${"a".repeat(243)}@example.com`],
      ["email", "not an address"],
      ["project_id", ""],
      ["project_name", ""],
    ],
  },
];

onEachDatabase((database) => {
  describe.each(RULES)("$table", ({ table, good, bad }) => {
    test.each(titled(good))("takes the %s %s", async (column, _title, value) => {
      const id = await insertRow(database, table, { [column]: value });
      await database.sql(`delete from public.${table} where id = $1`, id);
    });

    test.each(titled(bad))("refuses the %s %s", async (column, _title, value) => {
      const insert = insertRow(database, table, { [column]: value });
      await expect(insert).rejects.toMatchObject({ code: "23514" });
    });
  });
});

function titled(values: Value[]): [column: string, title: string, value: string][] {
  return values.map(([column, value]) => [column, JSON.stringify(value).slice(0, 50), value]);
}
