import { expect, test } from "vitest";
import type { ReportHead } from "@/lib/transfer/admin/schema";
import { importLabel } from "@/lib/transfer/admin/strings";

test.each([
  [{ created: 1, updated: 2, contents: 1, redirects: 0 }, "Import 3 posts"],
  [{ created: 1, updated: 0, contents: 0, redirects: 0 }, "Import 1 post"],
  [{ created: 0, updated: 0, contents: 1, redirects: 0 }, "Import"],
  [{ created: 0, updated: 0, contents: 0, redirects: 1 }, "Import"],
  [{ created: 0, updated: 0, contents: 0, redirects: 0 }, "Import anyway"],
])("labels the import of %j as %j", ({ contents, redirects, ...counts }, label) => {
  expect(importLabel({ counts, contents, redirects } as ReportHead)).toBe(label);
});
