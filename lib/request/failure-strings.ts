import { adminSections } from "@/content/admin-navigation";
import { failures } from "@/content/failure-pages";
import { auditStrings } from "@/lib/audit/strings";
import { adminBookingStrings } from "@/lib/bookings/admin/strings";
import { adminMessageStrings } from "@/lib/messages/admin/strings";
import { adminSubscriberStrings } from "@/lib/newsletter/admin/strings";
import { tagStrings } from "@/lib/tags/admin/strings";
import { adminWaitlistStrings } from "@/lib/waitlist/admin/strings";
import type { FailureStrings } from "./failure-page";

const inAdmin = (strings: Partial<FailureStrings>): FailureStrings => ({
  ...failures.admin,
  sections: adminSections,
  ...strings,
});

const adminArea = /^\/admin(\/|$)/;

/** The first that fits counts. The error.tsx of each says the same. */
const byPath: [RegExp, FailureStrings][] = [
  [/^\/blog\/(?!archive$)[^/]+$/, failures.post],
  [/^\/blog(\/|$)/, failures.blog],
  [/^\/admin\/audit$/, inAdmin({ text: auditStrings.notLoaded })],
  [/^\/admin\/bookings$/, inAdmin({ text: adminBookingStrings.notLoaded })],
  [/^\/admin\/messages$/, inAdmin({ text: adminMessageStrings.notLoaded })],
  [/^\/admin\/subscribers$/, inAdmin({ text: adminSubscriberStrings.notLoaded })],
  [/^\/admin\/tags$/, inAdmin({ text: tagStrings.notLoaded })],
  [/^\/admin\/waitlist$/, inAdmin({ text: adminWaitlistStrings.notLoaded })],
  [adminArea, inAdmin({})],
];

/** What a page says that could not be loaded, or a form that was sent from it. */
export function failureStrings(method: string | undefined, path: string): FailureStrings {
  const { title, text } = failures.form;
  if (method === "POST") return adminArea.test(path) ? inAdmin({ title, text }) : failures.form;
  return byPath.find(([pattern]) => pattern.test(path))?.[1] ?? failures.page;
}

/** What a page says in place of a request that is rejected with this line of text. */
export function rejectionStrings(path: string, text: string): FailureStrings {
  const { title, back } = failures.rejected;
  return adminArea.test(path) ? inAdmin({ title, text }) : { title, text, back };
}
