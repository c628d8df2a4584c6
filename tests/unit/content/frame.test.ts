import { expect, test, vi } from "vitest";
import { callLink } from "@/content/navigation";
import { site } from "@/content/site";
import { processState } from "@/lib/process-state";

const { list } = vi.hoisted(() => ({ list: vi.fn() }));
vi.mock("next/cache", () => ({ cacheTag: vi.fn(), cacheLife: vi.fn() }));
vi.mock("next/headers", () => ({ draftMode: async () => ({ isEnabled: false }) }));
vi.mock("@/lib/supabase/clients", () => ({ publicClient: vi.fn(), sessionClient: vi.fn() }));
vi.mock("@/lib/supabase/query", () => ({ call: list }));

const { getFrame, getKnownFrame } = await import("@/lib/content/frame");
const { getPublished } = await import("@/lib/content/queries");

const entry = {
  id: "1",
  key: "site",
  status: "published",
  position: null,
  schemaNo: 1,
  missing: [],
};
const value = { ...site, tagline: "Published." };
const answers = (name: string) => (name === "site" ? [{ ...entry, value }] : []);

test("during an outage, frames are the default, then the last known; stored pages fail", async () => {
  list.mockRejectedValue(new Error("away"));
  expect(await getKnownFrame()).toMatchObject({ site, navigation: { callLink } });
  await expect(getFrame()).rejects.toThrow("away");
  list.mockImplementation(async (_client, _name, { p_kind }) => answers(p_kind));
  expect(await getFrame()).toMatchObject({ site: { tagline: "Published." } });
  list.mockRejectedValue(new Error("away"));
  expect(await getKnownFrame()).toMatchObject({ site: { tagline: "Published." } });
  await expect(getFrame()).rejects.toThrow("away");
  await expect(getPublished("site")).rejects.toThrow("away");
});

test("the response to a form keeps the last known frame, also if the database hangs", async () => {
  const request = { id: "1", method: "POST", path: "/contact" };
  const shown = () => processState.requests.run(request, getFrame);
  list.mockRejectedValue(new Error("away"));
  expect(await shown()).toMatchObject({ site: { tagline: "Published." } });
  list.mockReturnValue(new Promise(() => {}));
  expect(await shown()).toMatchObject({ site: { tagline: "Published." } });
});
