import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { UnpublishedChanges } from "@/components/admin/posts/editor/drafts/unpublished-changes";

afterEach(() => vi.unstubAllEnvs());

test("renders the same date on server and browser, whatever their time zones", () => {
  const [there, here] = ["UTC", "Asia/Tokyo"].map((zone) => {
    vi.stubEnv("TZ", zone);
    return renderToString(
      <UnpublishedChanges changedAt="2026-11-23T16:27:00Z" onDiscard={() => {}} />,
    );
  });
  expect(there).toContain("23 Nov 2026");
  expect(here).toBe(there);
});
