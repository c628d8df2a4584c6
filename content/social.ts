import { about as defaultAbout } from "./about";
import { brand } from "./brand";
import { comingSoon } from "./coming-soon";
import { portfolioPage } from "./portfolio";
import { site as defaultSite } from "./site";

/** Text on a page's preview image: a short headline with a line beneath it. */
export type SocialPage = { path: string; headline: string; note: string };

type Facts = {
  site?: { tagline: string; founded: number };
  about?: { title: string };
  /** Number of projects. */
  projects?: number;
};

/** Preview images by name. Pages that aren't listed use the first one. */
export function socialPages({
  site = defaultSite,
  about = defaultAbout,
  projects = 3,
}: Facts = {}) {
  return {
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
      note: projects === 3 ? "Three products, every screen full size" : "Every screen full size",
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
    terms: {
      path: "/terms",
      headline: "The terms, in plain words.",
      note: "What we owe each other",
    },
    "coming-soon": {
      path: "/coming-soon",
      headline: `${comingSoon.heading}.`,
      note: comingSoon.second,
    },
  } satisfies Record<string, SocialPage>;
}
