export const eventContent = {
  ViewContent: { content_name: "Get Started", content_category: "Consultation" },
  Schedule: { content_name: "Consultation Booking", content_category: "Lead" },
} as const;

export type EventName = keyof typeof eventContent;
