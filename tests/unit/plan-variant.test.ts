import { expect, it } from "vitest";
import { planVariant } from "@/lib/plans/variant";

const variant = (query: string, path = "/get-started") =>
  planVariant(new URL(`${path}${query}`, "https://www.kiskadee.example"))?.pathname ?? null;

it.each([
  ["?plan=starter", "/get-started/starter"],
  ["?plan=PROFESSIONAL", "/get-started/professional"],
  ["?plan=eNtErPrIsE&utm_source=x", "/get-started/enterprise"],
  ["?plan=%73tarter", "/get-started/starter"],
])("%s shows %s", (query, path) => {
  expect(variant(query)).toBe(path);
});

it.each([
  "",
  "?plan=",
  "?plan=free",
  "?plan=starter&plan=enterprise",
  "?plan=starter&plan=starter",
  "?plan=%2573tarter",
  "?plan=../admin",
  "?plan=starter%00",
  "?plan=__proto__",
  `?plan=${"a".repeat(10_000)}`,
])("%s shows the plain page", (query) => {
  expect(variant(query)).toBeNull();
});

it("looks at no other page", () => {
  expect(variant("?plan=starter", "/contact")).toBeNull();
});
