export const site = {
  tagline: "Patient websites from the west coast.",
  description: "Saltmarsh Works makes websites in Galway, Ireland.",
  keywords: ["web design", "Galway"],
  email: "hello@saltmarsh.example",
  infoEmail: "info@saltmarsh.example",
  phone: { shown: "WhatsApp", href: "https://wa.me/10000000000" } as const,
  answering: "We answer on weekdays.",
  social: [{ name: "Mastodon", href: "https://social.example/@saltmarsh" }],
  founded: 2021,
  employees: { min: 1, max: 4 },
  priceRange: "$$" as const,
  rating: { value: null, reviews: null },
};
