import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DateTime, LongDate, ShortDate } from "@/components/ui/date";
import { toListing, toPost } from "@/lib/posts/rows";

const stored = "2026-09-23 13:00:00.123456+00";
const iso = "2026-09-23T13:00:00.123Z";

test.each([LongDate, ShortDate, DateTime])("%o is machine-readable", (Time) => {
  expect(renderToStaticMarkup(<Time value={stored} />)).toContain(`dateTime="${iso}"`);
});

test("a post's times are ISO 8601, as structured data and previews need them", () => {
  const empty = { cover_image: null, cover_alt: null, excerpt: null };
  const words = { id: "1", title: "A post", slug: "a-post", content: "Words." };
  const row = { ...empty, ...words, published: true, created_at: stored, updated_at: stored };
  expect(toPost(row)).toMatchObject({ createdAt: iso, updatedAt: iso });
  expect(toListing([row], null, 1).posts).toMatchObject([{ createdAt: iso }]);
});
