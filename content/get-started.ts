import { brand } from "./brand";

export const getStarted = {
  title: "Get Started",
  description: `Book a 30-minute consultation with ${brand.name} about your website or web application. You'll hear back within 24 hours.`,
  lead: "Let's begin your journey to creating an amazing digital presence. Schedule a consultation and we'll get back to you within 24 hours.",
  planLabel: "Your plan",
  featuresHeading: "What the plan includes",
  schedule: {
    heading: "Schedule a Consultation",
    preparing: "Preparing your consultation calendar...",
    blocked:
      "The calendar didn't load. Open the booking page, or email us and we'll find a time together.",
    ask: "The calendar is run by Calendly, which sees your IP address when you open it.",
    allow: "Show calendar",
    link: "Open booking page",
  },
  expect: {
    heading: "What to Expect",
    steps: [
      "We review your request within 24 hours",
      "An initial consultation about your project's needs",
      "A detailed proposal with timeline and pricing",
    ],
  },
  reasons: {
    heading: "Why Choose Us",
    list: [
      "Experienced team of developers and designers",
      "Transparent pricing and project management",
      "Ongoing support and maintenance",
    ],
  },
  help: {
    heading: "Need Help?",
    text: "Not sure which plan fits? Can't find a time? Write to us.",
  },
} as const;
