import type { APIRequestContext } from "@playwright/test";
import { openForm, sendForm } from "@/e2e/support/account-pages";
import { sendCall } from "@/e2e/support/admin-action-calls";
import type { DatabaseFault } from "@/e2e/support/database-faults";
import { agencyTime, someFreeSlot } from "@/e2e/support/scheduler";
import {
  storedBookings,
  storedEntries,
  storedMessages,
  storedSubscribers,
} from "@/e2e/support/stored";
import { unconfirmedText } from "@/lib/action";
import { bookingErrors } from "@/lib/bookings/errors";
import { bookingStrings } from "@/lib/bookings/strings";
import { messageStrings } from "@/lib/messages/strings";
import { newsletterStrings } from "@/lib/newsletter/strings";
import { waitlistStrings } from "@/lib/waitlist/strings";
import { textOf } from "../html";

type Values = Record<string, string>;

/** All public forms: their messages, sample input, and a lookup of stored rows by email. */
export const publicForms = [
  {
    thing: "message",
    path: "/contact",
    action: "sendMessage",
    ...messageStrings,
    success: messageStrings.sent,
    stored: storedMessages,
    values: async (email: string): Promise<Values> => ({
      user_name: "A visitor",
      user_email: email,
      message: "Hello",
    }),
  },
  {
    thing: "request",
    path: "/portfolio/8",
    action: "joinWaitlist",
    ...waitlistStrings,
    success: waitlistStrings.joined,
    stored: storedEntries,
    values: async (email: string): Promise<Values> => ({ name: "A visitor", email }),
  },
  {
    thing: "subscription",
    path: "/contact",
    action: "subscribe",
    ...newsletterStrings,
    success: newsletterStrings.subscribed,
    stored: storedSubscribers,
    values: async (email: string): Promise<Values> => ({ newsletter_email: email }),
  },
  {
    thing: "booking",
    path: "/get-started?plan=professional",
    action: "createBooking",
    ...{ ...bookingStrings, ...bookingErrors },
    success: "A confirmation with a calendar file is on its way",
    stored: storedBookings,
    values: async (email: string, request: APIRequestContext): Promise<Values> => ({
      ...agencyTime(await someFreeSlot(request)),
      user_name: "A visitor",
      user_email: email,
    }),
  },
] as const;

type PublicForm = (typeof publicForms)[number];

/** Returns the message expected when a form is submitted during this database fault. */
export function answerOf(fault: DatabaseFault, { success, failed, thing }: PublicForm): string {
  if (fault === "slow") return success;
  return fault === "hanging" ? unconfirmedText(thing) : failed;
}

/** Opens a form as a browser without JavaScript would, and returns a function that submits it. */
export async function openPlainly(request: APIRequestContext, { path }: PublicForm, typed: Values) {
  const { url, hidden } = await openForm(request, path, typed);
  return async () => {
    const { status, text } = await sendForm(request, path, { ...hidden, ...typed }, url);
    return { status, html: text, text: textOf(text) };
  };
}

/** Submits a form as the page's scripts do. */
export async function sendByScripts(
  request: APIRequestContext,
  { path, action }: PublicForm,
  typed: Values,
  origin: string,
) {
  const fields = path === "/portfolio/8" ? { ...typed, project_id: "8" } : typed;
  return sendCall(request, action, { fields }, { origin, path: path.split("?")[0] ?? "" });
}
