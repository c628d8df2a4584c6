import { about } from "./about";
import { brand } from "./brand";
import { comingSoon } from "./coming-soon";
import { portfolioPage } from "./portfolio";
import { site } from "./site";

/** Text on a page's preview image: a short headline with a line beneath it. */
export type SocialPage = { path: string; headline: string; note: string };

/** Preview images by name. Pages that aren't listed use the first one. */
export const socialPages = {
  home: { path: "/", headline: site.tagline, note: "Web design and web applications" },
  blog: { path: "/blog", headline: "Steal our notes.", note: "What building websites taught us" },
  archive: {
    path: "/blog/archive",
    headline: "Everything we wrote.",
    note: "Articles by year",
  },
  contact: {
    path: "/contact",
    headline: "Say it in your own words.",
    note: "You'll hear back within 24 hours",
  },
  about: {
    path: "/about",
    headline: about.title,
    note: `In ${brand.place.locality} since ${site.founded}`,
  },
  portfolio: {
    path: "/portfolio",
    headline: portfolioPage.heading,
    note: "Three products, every screen full size",
  },
  "get-started": {
    path: "/get-started",
    headline: "Bring half an idea.",
    note: "Book thirty minutes with us",
  },
  privacy: {
    path: "/privacy",
    headline: "What we keep, and for how long.",
    note: "Our privacy notice",
  },
  terms: { path: "/terms", headline: "The terms, in plain words.", note: "What we owe each other" },
  "coming-soon": {
    path: "/coming-soon",
    headline: `${comingSoon.heading}.`,
    note: comingSoon.second,
  },
} as const satisfies Record<string, SocialPage>;
