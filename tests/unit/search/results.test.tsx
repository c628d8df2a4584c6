import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ResultGroups } from "@/components/search/search-results";

test("a result's title and excerpt set their own text direction, regardless of the date", () => {
  const html = renderToStaticMarkup(
    <ResultGroups
      results={[
        {
          ...{ kind: "article", href: "/blog/a", date: "2026-01-01T12:00:00.000Z" },
          ...{ title: ["שלום"], excerpt: ["ספר"] },
        },
      ]}
    />,
  );
  expect(html).toMatch(/<h4 dir="auto"[^>]*><a href="\/blog\/a">שלום<\/a>/);
  expect(html).toMatch(/<p dir="auto"[^>]*><span[^>]*><bdi><time.*<\/bdi> · <\/span>ספר<\/p>/);
});
