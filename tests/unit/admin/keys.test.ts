import { expect, test } from "vitest";
import { shortcutsFor } from "@/components/admin/frame/find/keys";
import type { Permission } from "@/lib/auth/permissions";
import type { Viewer } from "@/lib/auth/viewer";
import { sectionsFor } from "@/lib/domains/registered";

test.each<[Permission[], string[]]>([
  [["posts.own"], ["Find a page or post", "Create a post", "Go to posts (P) or dashboard (T)"]],
  [
    ["messages", "bookings", "people"],
    [
      "Find a page or person",
      "Reschedule the booking",
      "Go to messages (M), bookings (B) or dashboard (T)",
    ],
  ],
])("lists only shortcuts for what %j allows", (permissions, expected) => {
  const viewer = { permissions: ["admin", ...permissions] } as Partial<Viewer> as Viewer;
  const pages = sectionsFor(viewer).flatMap((section) => section.pages);
  const actions = shortcutsFor({ pages, mayPublish: false }).map(({ action }) => action);
  const forAll = /^(Search this list|Next and|Open the row|Show keyboard)/;
  expect(actions.filter((action) => !forAll.test(action))).toEqual(expected);
});
