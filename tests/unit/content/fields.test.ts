import { expect, test } from "vitest";
import { z } from "zod";
import { fieldTexts } from "@/lib/content/admin/schema";
import { describe, errorsByField } from "@/lib/content/form/describe";
import {
  choice,
  date,
  flag,
  line,
  link,
  list,
  number,
  optionalNumber,
  picture,
  text,
} from "@/lib/content/form/fields";
import { type Group, readTyped, toTyped } from "@/lib/content/form/typed";
import { kinds } from "@/lib/content/kinds";
import { formFields } from "@/tests/content-form";

const media = "/media/00000000-0000-4000-8000-000000000001/800x600.webp";

const schema = z.object({
  name: line("Name", 20),
  words: text("Words", 50),
  price: optionalNumber("Price", { min: 1, max: 1_000_000 }),
  months: number("Months", { min: 0, max: 24 }),
  rating: number("Rating", { max: 5, decimals: 1 }),
  day: date("Day"),
  target: link("Link"),
  photo: picture("Photo", { optional: true }),
  size: choice("Size", { s: "Small", l: "Large" }),
  shown: flag("Shown"),
  tags: list("Tags", line("Tag"), { noun: "tag", max: 3 }),
});

const typed = {
  name: "Ana",
  words: "Hello",
  price: "5000",
  months: "3",
  rating: "4.5",
  day: "2028-02-29",
  target: "/about",
  photo: { src: "", alt: "" },
  size: "s",
  shown: "on",
  tags: ["a"],
};

test("parses submitted values, and its own output unchanged", () => {
  const parsed = schema.parse(typed);
  expect(parsed).toMatchObject({ price: 5000, months: 3, rating: 4.5, shown: true, tags: ["a"] });
  expect(schema.parse(parsed)).toEqual(parsed);
  expect(schema.parse({ ...typed, price: "", shown: "" })).toMatchObject({
    price: null,
    shown: false,
  });
});

test.each<[string, string | string[], string]>([
  ["name", "", "Name is required"],
  ["name", "  ", "Name is required"],
  ["name", "x".repeat(10_000), "Name must be at most 20 characters"],
  ["name", "a\nb", "Name must be on one line"],
  ["price", "0", "Price must be at least 1"],
  ["price", "-1", "Price must be at least 1"],
  ["price", "1e12", "Price must be a number in digits only, such as 5000"],
  ["price", "5,000", "Price must be a number in digits only, such as 5000"],
  ["price", "9999999999", "Price must be at most 1,000,000"],
  ["price", "12.5", "Price must be a whole number"],
  ["months", "", "Months is required"],
  ["months", "many", "Months must be a number in digits only, such as 24"],
  ["rating", "4.55", "Rating can have up to 1 decimal place"],
  ["day", "2026-02-30", "Day must be a real date, such as 2026-12-24"],
  ["day", "30.2.2026", "Day must be a real date, such as 2026-12-24"],
  ["size", "xl", "Size: choose one from the list"],
  ["tags", ["a", "b", "c", "d"], "Tags can have at most 3 entries"],
  ...["javascript:alert(1)", "//evil.example", "/\\evil.example", "http://x", "about"].map(
    (value): [string, string, string] => [
      "target",
      value,
      "Link must start with https://, or be a path on this site that starts with /",
    ],
  ),
])("%s: %j", (field, value, message) => {
  const { error } = schema.safeParse({ ...typed, [field]: value });
  expect(error && errorsByField(error)).toEqual({ [field]: message });
});

test.each([
  [{ src: media, alt: "" }, { "photo.alt": "Alt text is required" }],
  [
    { src: "https://elsewhere.example/a.png", alt: "A" },
    {
      "photo.src": "Photo must be a picture from the library",
    },
  ],
  [{ src: "../secret", alt: "A" }, { "photo.src": "Photo must be a picture from the library" }],
])("validates the picture %j", (photo, errors) => {
  const { error } = schema.safeParse({ ...typed, photo });
  expect(error && errorsByField(error)).toEqual(errors);
});

test("names the field of an item", () => {
  const { error } = schema.safeParse({ ...typed, tags: ["a", ""] });
  expect(error && errorsByField(error)).toEqual({ "tags.1": "Tag is required" });
});

test("a field added to a kind is in its form, validation and comparison", () => {
  const schema = kinds.about.schema.extend({ motto: line("Motto", 20, { hint: "Short" }) });
  const form = describe(schema) as Group;
  expect(form.fields.motto).toEqual({ widget: "line", label: "Motto", hint: "Short" });
  const typed = toTyped(form, { ...kinds.about.defaults().site, motto: "Less" });
  const sent = new FormData();
  for (const [name, text] of Object.entries(formFields(form, typed))) sent.set(name, text);
  expect(schema.parse(readTyped(form, sent))).toMatchObject({ motto: "Less" });
  sent.set("motto", "x".repeat(21));
  const { error } = schema.safeParse(readTyped(form, sent));
  expect(errorsByField(error as z.ZodError)).toEqual({
    motto: "Motto must be at most 20 characters",
  });
  expect(fieldTexts(form, typed)).toContainEqual({ label: "Motto", text: "Less" });
});
