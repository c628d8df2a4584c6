/** Shown instead of a price for plans without one. */
export const customPrice = "Custom";

/** `basePrice` is in whole units of the base currency; null if it is quoted per client. */
export const plans = [
  {
    id: "starter",
    name: "Starter",
    basePrice: 5000,
    description: "Perfect for small businesses and startups.",
    features: ["Basic webapp", "Responsive design", "1 month of support", "Standard hosting"],
    supportMonths: 1,
    cta: { label: "Book Now", href: "/get-started?plan=starter" },
    mostPopular: false,
  },
  {
    id: "professional",
    name: "Professional",
    basePrice: 10000,
    description: "Ideal for growing businesses.",
    features: [
      "Multi-page website or app",
      "Premium UI/UX design",
      "Advanced SEO optimization",
      "3 months of support",
      "High-performance hosting",
    ],
    supportMonths: 3,
    cta: { label: "Book Now", href: "/get-started?plan=professional" },
    mostPopular: true,
  },
  {
    id: "enterprise",
    name: "Enterprise",
    basePrice: null,
    description: "For large scale applications and websites.",
    features: [
      "Complex web application",
      "Advanced features and functionality",
      "Premium UI/UX design",
      "Comprehensive SEO strategy",
      "6 months of priority support",
      "Enterprise-grade hosting",
      "Performance optimization",
    ],
    supportMonths: 6,
    cta: { label: "Contact Us", href: "/contact" },
    mostPopular: false,
  },
];
