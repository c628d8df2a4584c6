import { brand } from "./brand";
import type { serviceDrawings } from "./service-drawings";

type Service = { title: string; text: string; drawing: keyof typeof serviceDrawings };

export type ServicesSection = {
  heading: string;
  paragraphs: readonly string[];
  services: readonly Service[];
};

export const servicesSection: ServicesSection = {
  heading: "Planned, drawn and built by the same people",
  paragraphs: [
    `We make websites and web applications for small businesses: down the road in ${brand.place.locality}, across the islands, and for clients who have only ever met us on a call.`,
    "The people who hear your brief also draw the pages and write the code. You explain things once.",
    "After launch we stay. Every plan comes with months of support, and you can change the words yourself from the first day.",
  ],
  services: [
    {
      title: "Websites",
      text: "Company sites, portfolios and blogs that open quickly on mobile data.",
      drawing: "page",
    },
    {
      title: "Web applications",
      text: "Booking, membership and back-office tools with sign-in, permissions and a proper database.",
      drawing: "cells",
    },
    {
      title: "Interface design",
      text: "Layout, type and pictures drawn around your own words, in light and in dark.",
      drawing: "layers",
    },
    {
      title: "Search and speed",
      text: "Clean markup, structured data and measured loading times, for a new site or the one you have.",
      drawing: "call",
    },
    {
      title: "Moves and rebuilds",
      text: "Off an old platform, with every URL redirected and your email still working.",
      drawing: "move",
    },
    {
      title: "Care after launch",
      text: "Hosting, backups, updates, and the small changes that turn up in the second month.",
      drawing: "nest",
    },
  ],
};
