/**
 * A "text" can stand anywhere, the others only in paragraphs: as text or, alone in a paragraph, as
 * a link, a quotation or several lines. A "required" one must be in a paragraph.
 */
type Placeholder = "text" | "block" | "required";

const project = { project: "text" } as const;
const changed = {
  date: "text",
  when: "block",
  reschedule: "required",
  cancel: "required",
} as const;

/** The emails with editable words, by their kind in the outbox. */
export const mailKinds = {
  "message-receipt": { name: "Message received", placeholders: {} },
  "booking-held": {
    name: "Consultation to confirm",
    placeholders: { date: "text", minutes: "text", when: "block", link: "required" },
  },
  "booking-booked": { name: "Consultation booked", placeholders: changed },
  "booking-moved": {
    name: "Consultation moved",
    placeholders: { ...changed, message: "required" },
  },
  "booking-cancelled": {
    name: "Consultation cancelled",
    placeholders: { date: "text", page: "text", when: "block", message: "required" },
  },
  "booking-reminder": {
    name: "Call link",
    placeholders: {
      ...{ start: "text", when: "block", link: "required" },
      ...{ reschedule: "block", cancel: "block" },
    },
  },
  "waitlist-receipt": { name: "Waitlist joined", placeholders: project },
  "waitlist-approved": { name: "Waitlist approved", placeholders: project },
  "waitlist-rejected": { name: "Waitlist rejected", placeholders: project },
  "subscription-confirmation": {
    name: "Newsletter to confirm",
    placeholders: { days: "text", link: "required" },
  },
  "newsletter-welcome": { name: "Newsletter confirmed", placeholders: {} },
  "account-exists": { name: "Sign-up with a known email", placeholders: { link: "required" } },
} as const satisfies Record<
  string,
  { name: string; placeholders: Readonly<Record<string, Placeholder>> }
>;

export type MailKey = keyof typeof mailKinds;

export type MailPlaceholders<Key extends MailKey> = (typeof mailKinds)[Key]["placeholders"];

export const isMailKey = (key: string): key is MailKey => Object.hasOwn(mailKinds, key);

/** Lists the names of an email's placeholders. */
export function placeholdersOf(key: MailKey, ...types: Placeholder[]): string[] {
  return Object.entries(mailKinds[key].placeholders)
    .filter(([, type]) => types.includes(type))
    .map(([name]) => name);
}
