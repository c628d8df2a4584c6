import { failures } from "@/content/failure-pages";
import { auditStrings } from "@/lib/audit/strings";
import { adminBookingStrings } from "@/lib/bookings/admin/strings";
import { adminMessageStrings } from "@/lib/messages/admin/strings";
import { adminSubscriberStrings } from "@/lib/newsletter/admin/strings";
import { tagStrings } from "@/lib/tags/admin/strings";
import { adminWaitlistStrings } from "@/lib/waitlist/admin/strings";
import type { FailureStrings } from "./failure-page";

const inAdmin = (text: string) => ({ ...failures.admin, text });

/** The first that fits counts. The error.tsx of each says the same. */
const byPath: [RegExp, FailureStrings][] = [
  [/^\/blog\/(?!archive$)[^/]+$/, failures.post],
  [/^\/blog(\/|$)/, failures.blog],
  [/^\/admin\/audit$/, inAdmin(auditStrings.notLoaded)],
  [/^\/admin\/bookings$/, inAdmin(adminBookingStrings.notLoaded)],
  [/^\/admin\/messages$/, inAdmin(adminMessageStrings.notLoaded)],
  [/^\/admin\/subscribers$/, inAdmin(adminSubscriberStrings.notLoaded)],
  [/^\/admin\/tags$/, inAdmin(tagStrings.notLoaded)],
  [/^\/admin\/waitlist$/, inAdmin(adminWaitlistStrings.notLoaded)],
  [/^\/admin(\/|$)/, failures.admin],
];

/** What a page says that could not be loaded, or a form that was sent from it. */
export function failureStrings(method: string | undefined, path: string): FailureStrings {
  if (method === "POST") return failures.form;
  return byPath.find(([pattern]) => pattern.test(path))?.[1] ?? failures.page;
}
