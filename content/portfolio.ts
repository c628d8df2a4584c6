import { brand } from "./brand";

/** Text of the portfolio page, apart from the projects. */
export const portfolioPage = {
  title: "Portfolio",
  description: `Products designed and built by ${brand.name}: a radio desk, a social media report and an invoice maker, with their screens at full size.`,
  heading: "Look closely.",
  /** Shown if there are projects. */
  lead: "Our own products: we are our first client. Open one to see every screen at full size.",
  invitation: {
    heading: "Yours goes here.",
    text: "A thirty-minute call is enough to say what it should do. Or write it down, and hear back within 24 hours.",
  },
} as const;

/** Heading above the first projects on the home page, if there are three in all. */
export const portfolioTeaser = {
  heading: "Three products, start to finish",
  /** For any other number. */
  other: "Products, start to finish",
} as const;
