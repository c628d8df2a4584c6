import { expect, test, vi } from "vitest";
import { plans } from "@/content/plans";

const { list } = vi.hoisted(() => ({ list: vi.fn() }));
vi.mock("@/lib/supabase/clients", () => ({ publicClient: vi.fn() }));
vi.mock("@/lib/supabase/query", () => ({ call: list }));

const [starter] = plans;
const premium = { ...starter, id: "premium", mostPopular: false };
const published = [
  {
    ...{ id: "1", key: "site", status: "published", position: null, schemaNo: 1, missing: [] },
    value: { plans: [{ ...premium, cta: { label: "Go", href: "/contact" } }] },
  },
];

let now = 0;
vi.spyOn(performance, "now").mockImplementation(() => now);

async function fresh() {
  vi.resetModules();
  list.mockReset();
  now = 10_000;
  return (await import("@/lib/pricing/known-plans")).findPlanId;
}

test("knows added plans and forgets removed ones, with one query a second", async () => {
  const findPlanId = await fresh();
  list.mockResolvedValue([]);
  expect(await findPlanId("STARTER")).toBe("starter");
  expect(await findPlanId("premium")).toBeNull();
  list.mockResolvedValue(published);
  expect(await findPlanId("premium")).toBeNull();
  expect(list).toHaveBeenCalledTimes(1);
  now += 1_000;
  const found = ["premium", "starter", "__proto__"].map(findPlanId);
  expect(await Promise.all(found)).toEqual(["premium", null, null]);
  expect(list).toHaveBeenCalledTimes(2);
});

test("keeps the plans during an outage and pauses before it asks again", async () => {
  const findPlanId = await fresh();
  list.mockRejectedValue(new Error("away"));
  expect(await findPlanId("starter")).toBe("starter");
  now += 4_999;
  expect(await findPlanId("enterprise")).toBe("enterprise");
  expect(list).toHaveBeenCalledTimes(1);
});

test("waits less than a second for a database that hangs", async () => {
  const findPlanId = await fresh();
  list.mockReturnValue(new Promise(() => {}));
  expect(await findPlanId("starter")).toBe("starter");
});
