import { brand } from "./brand.ts";

/** Facts about the agency, used across the site. */
export const site = {
  tagline: `Loud, fast websites from ${brand.place.locality}.`,
  description: `${brand.name} designs and builds fast, accessible websites and web applications in ${brand.place.locality}, ${brand.place.country}, for clients anywhere.`,
  keywords: [
    "web design",
    "web application development",
    "web design agency",
    brand.place.country,
    brand.place.locality,
    "Next.js agency",
  ],
  email: "hello@kiskadee.example",
  infoEmail: "info@kiskadee.example",
  /** A phone or WhatsApp number, such as `tel:+1…` or `https://wa.me/1…`; empty hides it. */
  phone: { shown: "", href: "" },
  answering: "We reply from 9 am, Monday to Friday.",
  social: [
    { name: "Facebook", href: "https://www.facebook.com/kiskadee.example" },
    { name: "LinkedIn", href: "https://www.linkedin.com/company/kiskadee-example" },
  ],
  founded: 2023,
  employees: { min: 2, max: 10 },
  /** Price level from $ to $$$$, for search engines. */
  priceRange: "$$",
  /** Shown on the home page and in structured data; set both to null to hide it. */
  rating: { value: 5.0, reviews: 25 },
} as const;
