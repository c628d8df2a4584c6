import { brand } from "./brand";

/** The words of /get-started. */
export const getStarted = {
  title: "Get Started",
  description: `Book a 30-minute consultation with ${brand.name} about your website or web application. You hear back within 24 hours.`,
  lead: "Let's begin your journey to creating an amazing digital presence. Schedule a consultation and we'll get back to you within 24 hours.",
  planLabel: "Your plan",
  featuresHeading: "What the plan includes",
  schedule: {
    heading: "Schedule a Consultation",
    preparing: "Preparing your consultation calendar...",
    blocked:
      "The calendar did not load. You can book on its own page, or write to us and we will find a time together.",
    ask: "The calendar comes from Calendly, which learns your network address when it opens.",
    allow: "Show the calendar",
    link: "Open the booking page",
  },
  expect: {
    heading: "What to Expect",
    steps: [
      "We review your request within 24 hours",
      "An initial consultation on what the project requires",
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
