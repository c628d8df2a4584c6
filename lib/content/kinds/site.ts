import { z } from "zod";
import { site as defaults } from "@/content/site";
import {
  checked,
  choice,
  email,
  group,
  line,
  link,
  list,
  number,
  optionalNumber,
  text,
} from "@/lib/content/form/fields";
import { kind, onlyKey } from "@/lib/content/kind";

const facts = z.object({
  tagline: line("Tagline", 80),
  description: text("Description", 300, { hint: "For the home page and search engines" }),
  keywords: list("Keywords", line("Keyword", 60), { noun: "keyword", max: 20 }),
  email: email("Email", "For enquiries; emails to visitors are signed with it"),
  infoEmail: email("Email for questions about booking"),
  phone: group(
    "Phone",
    {
      shown: line("Text", 40, { optional: true, hint: "Such as +1 868 555 0100, or WhatsApp" }),
      href: link("Link", {
        optional: true,
        scheme: {
          pattern: /^tel:\+?[0-9()-]{3,20}$/,
          example: "a number such as tel:+18685550100",
        },
        hint: "Such as tel:+18685550100 or https://wa.me/18685550100",
      }),
    },
    "Leave both empty to show no phone",
  ),
  answering: line("When you reply", 120),
  social: list(
    "Social profiles",
    group("Profile", { name: line("Name", 40), href: link("Link") }),
    { noun: "profile", max: 12 },
  ),
  founded: number("Founded in", { min: 1900, max: 2100 }),
  employees: group("Team size", {
    min: number("From", { min: 1, max: 100_000 }),
    max: number("To", { min: 1, max: 100_000 }),
  }),
  priceRange: choice(
    "Price level",
    { $: "$", $$: "$$", $$$: "$$$", $$$$: "$$$$" },
    "For search engines",
  ),
  rating: group(
    "Rating",
    {
      value: optionalNumber("Average out of 5", { min: 1, max: 5, decimals: 1 }),
      reviews: optionalNumber("Number of reviews", { min: 1, max: 1_000_000 }),
    },
    "Leave both empty to show no rating",
  ),
});

export const site = kind({
  noun: "page",
  description:
    "Used on all pages, in emails and for search engines. Name, place, colours and typefaces are in content/brand.ts, the logo in content/logo.ts.",
  schema: checked(facts, ({ phone, employees, rating }) => [
    phone.shown === "" && phone.href !== "" && ["phone.shown", "Text is required with a link"],
    phone.href === "" && phone.shown !== "" && ["phone.href", "Link is required with a text"],
    employees.max < employees.min && ["employees.max", "To must be at least as large as From"],
    (rating.value === null) !== (rating.reviews === null) && [
      rating.value === null ? "rating.value" : "rating.reviews",
      "Enter both numbers, or neither",
    ],
  ]),
  defaults: () => ({ [onlyKey]: defaults }),
  files: ({ [onlyKey]: site }) => ({ "content/site.ts": { site } }),
  shownOn: () => "/",
  titleOf: () => "Agency details",
});
