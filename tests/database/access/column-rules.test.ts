import { describe, expect, test } from "vitest";
import { onEachDatabase } from "@/tests/database/support/databases";
import { insertRow } from "@/tests/database/support/rows";

const images = "https://images.example.com";
const link = (length: number) => `https://${"a".repeat(length - 8)}`;
const email = (length: number) => `${"a".repeat(length - 12)}@example.com`;

type Values = Record<string, string[]>;

/** What the check constraints take and refuse; lengths are in characters, not bytes. */
const rules: { table: "blogs" | "waitlist"; good: Values; bad: Values }[] = [
  {
    table: "blogs",
    good: {
      title: ["é".repeat(200)],
      slug: ["a", "web-design-in-2026-123456", "a".repeat(200)],
      content: ["é".repeat(200_000)],
      cover_image: [`${images}/a.webp?w=1200&q=80`, "/images/a.webp", link(2000)],
      excerpt: ["é".repeat(500), ""],
      cover_alt: ["é".repeat(200)],
    },
    bad: {
      title: ["", "   ", "two\nlines", "a".repeat(201)],
      slug: [
        ...["", "Capital", "two words", "-start", "end-", "two--hyphens", "../admin", "line\n"],
        "a".repeat(201),
      ],
      content: ["", " \n ", "a".repeat(200_001)],
      cover_image: [
        ...["", "http://images.example.com/a.webp", "//images.example.com/a.webp"],
        ...["/\\images.example.com/a.webp", "javascript:alert(1)", "data:image/png;base64,AAAA"],
        ...[`${images}/"onerror`, `${images}/a b.webp`, link(2001)],
      ],
      excerpt: ["a".repeat(501)],
      cover_alt: ["", "two\nlines", "a".repeat(201)],
    },
  },
  {
    table: "waitlist",
    good: {
      status: ["approved", "rejected"],
      notes: ["é".repeat(2000)],
      name: ["é".repeat(100)],
      email: [email(254)],
    },
    bad: {
      status: ["maybe"],
      notes: ["a".repeat(2001)],
      name: ["a".repeat(101), " ", "two\nlines"],
      email: [email(255), "not an address"],
      project_id: [""],
      project_name: [""],
    },
  },
];

onEachDatabase((database) => {
  describe.for(rules)("$table", ({ table, good, bad }) => {
    test.for(titled(good))("takes the %s %s", async ([column, _title, value]) => {
      const id = await insertRow(database, table, { [column]: value });
      await database.sql(`delete from public.${table} where id = $1`, id);
    });

    test.for(titled(bad))("refuses the %s %s", async ([column, _title, value]) => {
      const insert = insertRow(database, table, { [column]: value });
      await expect(insert).rejects.toMatchObject({ code: "23514" });
    });
  });
});

function titled(columns: Values): [column: string, title: string, value: string][] {
  return Object.entries(columns).flatMap(([column, values]) =>
    values.map(
      (value) => [column, JSON.stringify(value).slice(0, 50), value] as [string, string, string],
    ),
  );
}
