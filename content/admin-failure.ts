export const adminFailure = {
  title: "Something went wrong",
  text: "This page could not be loaded. Nothing was changed.",
  back: { href: "/admin", label: "Dashboard" },
} as const;

const listFailures: Partial<Record<string, string>> = {
  "/admin/audit": "Failed to load the audit log",
  "/admin/bookings": "Failed to load bookings",
  "/admin/calendar": "Failed to load the calendar",
  "/admin/media": "Failed to load the images",
  "/admin/messages": "Failed to load messages",
  "/admin/people": "Failed to load this person's data",
  "/admin/redirects": "Failed to load redirects",
  "/admin/redirects/missing": "Failed to load missing pages",
  "/admin/subscribers": "Failed to load subscribers",
  "/admin/tags": "Failed to load tags",
  "/admin/waitlist": "Failed to fetch waitlist entries",
};

/** Text for an admin page that failed to load. */
export function adminFailureText(path: string): string {
  return listFailures[path] ?? adminFailure.text;
}
