/** The facts of the agency that the whole site is built from. */
export const site = {
  name: "Kiskadee Studio",
  shortName: "Kiskadee",
  tagline: "Loud, fast websites from Port of Spain.",
  description:
    "Kiskadee Studio designs and builds fast, accessible websites and web applications in Port of Spain, Trinidad and Tobago, for clients anywhere.",
  keywords: [
    "web design",
    "web application development",
    "web design agency",
    "Trinidad and Tobago",
    "Port of Spain",
    "Next.js agency",
  ],
  locale: "en_TT",
  language: "en-TT",
  email: "hello@kiskadee.example",
  infoEmail: "info@kiskadee.example",
  social: [
    { name: "Facebook", href: "https://www.facebook.com/kiskadee.example" },
    { name: "LinkedIn", href: "https://www.linkedin.com/company/kiskadee-example" },
  ],
  place: { locality: "Port of Spain", country: "Trinidad and Tobago", countryCode: "TT" },
  founded: 2023,
  employees: { min: 2, max: 10 },
  /** From $ to $$$$, as search engines show it. */
  priceRange: "$$",
  /** Shown on the home page and in structured data together; remove it and both go. */
  rating: { value: 5.0, reviews: 25 } as { value: number; reviews: number } | null,
} as const;
