export type Mockup =
  | { name: string; page: string }
  | { name: string; phones: readonly [string, string]; ground: string; bezel: string };

/** Every mockup; pages are HTML files in this folder. */
export const mockups: readonly Mockup[] = [
  { name: "roost-feed", page: "roost/feed" },
  { name: "roost-moderation", page: "roost/moderation" },
  { name: "roost-calendar", page: "roost/calendar" },
  { name: "roost-members", page: "roost/members" },
  { name: "tally-editor", page: "tally/editor" },
  { name: "tally-invoices", page: "tally/invoices" },
  { name: "tally-pdf", page: "tally/pdf" },
  {
    name: "tally-mobile",
    phones: ["tally/mobile-owed", "tally/mobile-paid"],
    ground: "#b9cce0",
    bezel: "#1f3354",
  },
  { name: "pulseboard-overview", page: "pulseboard/overview" },
  { name: "pulseboard-posts", page: "pulseboard/posts" },
  { name: "pulseboard-report", page: "pulseboard/report" },
  {
    name: "pulseboard-mobile",
    phones: ["pulseboard/mobile-month", "pulseboard/mobile-post"],
    ground: "#ff4f6d",
    bezel: "#2a0d13",
  },
];
