import { describe, expect, test } from "vitest";
import { onEachDatabase } from "@/tests/database/support/databases";
import { insertRow } from "@/tests/database/support/rows";

const images = "https://images.example.com";
const link = (length: number) => `https://${"a".repeat(length - 8)}`;
const email = (length: number) => `${"a".repeat(length - 12)}@example.com`;

type Values = Record<string, { good: string[]; bad: string[] }>;

/** Values that check constraints accept and reject; lengths are in characters, not bytes. */
const blogs: Values = {
  title: { good: ["é".repeat(200)], bad: ["", "   ", "two\nlines", "a".repeat(201)] },
  slug: {
    good: ["a", "web-design-in-2026-123456", "a".repeat(200)],
    bad: [
      ...["", "Capital", "two words", "-start", "end-", "two--hyphens", "../admin", "line\n"],
      "a".repeat(201),
    ],
  },
  content: { good: ["é".repeat(200_000)], bad: ["", " \n ", "a".repeat(200_001)] },
  cover_image: {
    good: [`${images}/a.webp?w=1200&q=80`, "/images/a.webp", link(2000)],
    bad: [
      ...["", "http://images.example.com/a.webp", "//images.example.com/a.webp"],
      ...["/\\images.example.com/a.webp", "javascript:alert(1)", "data:image/png;base64,AAAA"],
      ...[`${images}/"onerror`, `${images}/a b.webp`, link(2001)],
    ],
  },
  cover_source: { good: [link(2000)], bad: ["", "/a.webp", "http://a.example", link(2001)] },
  excerpt: { good: ["é".repeat(500), ""], bad: ["a".repeat(501)] },
  meta_title: { good: ["é".repeat(70)], bad: ["", " ", "two\nlines", "a".repeat(71)] },
  meta_description: { good: ["é".repeat(160)], bad: ["", "two\nlines", "a".repeat(161)] },
  share_title: { good: ["é".repeat(100)], bad: ["", "two\nlines", "a".repeat(101)] },
  share_description: { good: ["é".repeat(200)], bad: ["", "two\nlines", "a".repeat(201)] },
  canonical_url: {
    good: ["https://a.example", "https://a.example/b?c=d#e", "/", "/blog/a", link(2000)],
    bad: [
      ...["", "a", "http://a.example/", "//a.example", "/\\a.example", "javascript:alert(1)"],
      ...["https://", "https:///a", "https://a@b.example/", "https://a.example/a b", link(2001)],
    ],
  },
  cover_alt: { good: ["é".repeat(200)], bad: ["", "two\nlines", "a".repeat(201)] },
  publish_at: { good: ["2040-01-01T10:01Z"], bad: ["2040-01-01T10:00:01Z", "infinity"] },
  unpublish_at: { good: ["2040-01-01T10:01Z"], bad: ["2040-01-01T10:00:00.1Z", "infinity"] },
};
const waitlist: Values = {
  status: { good: ["approved", "rejected"], bad: ["maybe"] },
  notes: { good: ["é".repeat(2000)], bad: ["a".repeat(2001)] },
  name: { good: ["é".repeat(100)], bad: ["a".repeat(101), " ", "two\nlines"] },
  email: { good: [email(254)], bad: [email(255), "not an email"] },
  project_id: { good: [], bad: [""] },
  project_name: { good: [], bad: [""] },
};

onEachDatabase((database) => {
  describe.for(Object.entries({ blogs, waitlist }))("%s", ([table, columns]) => {
    test.for(Object.entries(columns))("validates %s", async ([column, { good, bad }]) => {
      const insert = (value: string) =>
        insertRow(database, table as "blogs" | "waitlist", { [column]: value });
      for (const value of good) await insert(value);
      for (const value of bad) {
        const invalid = { code: "23514" };
        await expect(insert(value), value.slice(0, 50)).rejects.toMatchObject(invalid);
      }
    });
  });
});
