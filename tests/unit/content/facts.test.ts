import { describe, expect, test } from "vitest";
import { errorsByField } from "@/lib/content/form/describe";
import type { KindName } from "@/lib/content/kind-labels";
import { kinds } from "@/lib/content/kinds";

type Names = "plans" | "site" | "navigation" | "hours";

/** Returns the errors of a kind's default with a field changed, by field. */
function errorsOf(name: Names, path: string, value: unknown) {
  const kind = kinds[name as KindName];
  const changed = structuredClone(kind.defaults().site as never) as Record<string, unknown>;
  const names = path.split(".");
  const last = names.pop() ?? "";
  let parent = changed;
  for (const name of names) parent = parent[name] as Record<string, unknown>;
  parent[last] = value;
  const parsed = kind.schema.safeParse(changed);
  return parsed.success ? {} : errorsByField(parsed.error);
}

const price = "plans.0.basePrice";
const digits = "Base price must be a number in digits only, such as 5000";
const idForm = "ID can only have lowercase letters, digits and hyphens, and can't be plain";

describe.each<[Names, [path: string, value: unknown, error: string | null][]]>([
  [
    "plans",
    [
      [price, "5000", null],
      [price, "", null],
      [price, "0", "Base price must be at least 1"],
      [price, "-1", "Base price must be at least 1"],
      [price, "1e12", digits],
      [price, "5,000", digits],
      [price, "100000001", "Base price must be at most 100,000,000"],
      ["plans.2.id", "enterprise-2", null],
      ["plans.2.id", "starter", "Another plan has this ID"],
      ["plans.2.id", "Starter", idForm],
      ["plans.2.id", "a--b", idForm],
      ["plans.2.id", "plain", idForm],
      ["plans.2.id", "", "ID is required"],
      ["plans.1.mostPopular", false, null],
      ["plans.2.mostPopular", true, "Only one plan can be the most popular"],
      ["plans.0.cta.href", "/get-started?plan=free", "There is no plan with the ID free"],
      ["plans.0.cta.href", "/buy?now", "There is no page at /buy"],
      ["plans.0.cta.href", "https://pay.example/starter", null],
      ["plans", [], "Add at least one plan"],
      ["plans", new Array(7).fill({}), "Plans can have at most 6 entries"],
    ],
  ],
  [
    "site",
    [
      ["email", "", "Email is required"],
      ["email", "nobody", "Invalid email address"],
      ["phone.href", "tel:+18685550100", "Text is required with a link"],
      ["phone.shown", "WhatsApp", "Link is required with a text"],
      ["phone", { shown: "Call", href: "tel:+1 868" }, "such as tel:+18685550100, without spaces"],
      ["phone", { shown: "Call", href: "tel:+18685550100" }, null],
      ["employees.max", "1", "To must be at least as large as From"],
      ["priceRange", "$$$$$", "Price level: choose one from the list"],
      ["rating.value", "", "Enter both numbers, or neither"],
      ["rating.reviews", "", "Enter both numbers, or neither"],
      ["rating.value", "5,0", "must be a number with a decimal point, such as 4.7"],
      ["founded", "1066", "Founded in must be at least 1900"],
      ["rating.value", "5.1", "Average out of 5 must be at most 5"],
      ["rating", { value: "", reviews: "" }, null],
      ["social.0.href", "javascript:alert(1)", "Link must start with https://"],
    ],
  ],
  [
    "navigation",
    [
      ["callLink.href", "/nowhere", "There is no page at /nowhere"],
      ["callLink.href", "/nowhere?a=b#c", "There is no page at /nowhere"],
      ["callLink.href", "/login", "Links can't lead to /login"],
      ["callLink.href", "/about/", "There is no page at /about/"],
      ["callLink.href", "/portfolio/new", "There is no page at /portfolio/new"],
      ["callLink.href", "/search?q=price", null],
      ["callLink.href", "/blog/tag", null],
      ["callLink.href", "/portfolio/12", null],
      ["callLink.href", "/blog/tag/forms", null],
      ["callLink.href", "/blog/archive/2026", null],
      ["callLink.href", "/get-started?plan=starter", null],
      ["callLink.href", "/coming-soon#top", null],
      ["callLink.href", "https://shop.example", null],
      ["callLink.href", "javascript:alert(1)", "Link must start with https://"],
      ["callLink.label", "x".repeat(21), "Label must be at most 20 characters"],
      ["mainLinks", new Array(13).fill({}), "Header can have at most 12 entries"],
    ],
  ],
  [
    "hours",
    [
      ["week.0.from", "9:00", "From must be a time such as 09:00"],
      ["week.0.until", "24:00", "Until must be a time such as 16:00"],
      ["week.0.until", "08:00", "Until must be later than From"],
      ["week.0.until", "09:00", "Until must be later than From"],
      ["week.1.day", "Monday", "These hours overlap with others on Monday"],
      ["week.1", { day: "Monday", from: "16:00", until: "18:00" }, null],
      ["week.1.day", "Moonday", "Day: choose one from the list"],
      ["week", [], null],
      ["noticeHours", "-1", "Notice in hours must be at least 0"],
      ["daysAhead", "0", "Days ahead must be at least 1"],
      ["holidays.yearly.0.date", "02-29", null],
      ["holidays.yearly.0.date", "02-30", "Date must be a month and a day, such as 12-25"],
      ["holidays.yearly.0.date", "12/25", "Date must be a month and a day, such as 12-25"],
      ["holidays.dates.0.date", "", "Date is required"],
      ["holidays.dates.0.date", "2027-02-29", "Date must be a real date"],
    ],
  ],
])("%s", (name, cases) => {
  test.each(cases)("validates %s = %j: %s", (path, value, error) => {
    const errors = Object.values(errorsOf(name, path, value));
    expect(errors.at(0) ?? null).toEqual(error && expect.stringContaining(error));
  });
});

test("an error appears at its field", () => {
  expect(errorsOf("plans", "plans.2.id", "starter")).toEqual({
    "plans.2.id": "Another plan has this ID",
  });
  expect(Object.keys(errorsOf("hours", "week.1.day", "Monday"))).toEqual(["week.1.from"]);
});
