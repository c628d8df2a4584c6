import { setTimeout as wait } from "node:timers/promises";
import { postForm } from "@/e2e/support/account-pages";
import { uniqueEmail } from "@/e2e/support/mail";
import { agencyTime, someFreeSlot } from "@/e2e/support/scheduler";
import {
  storedBookings,
  storedEntries,
  storedMessages,
  storedSubscribers,
} from "@/e2e/support/stored";
import { textOf } from "../html";
import { expect, test } from "./faulty-test";

/** Database delay in milliseconds, longer than the site's timeout. */
const delay = 3_000;

const visitor = { user_name: "A visitor", message: "Hello" };

test.for([
  ["message", "submit_message", "/contact", "Message sent successfully!", storedMessages],
  ["subscription", "subscribe", "/contact", "Thank you for subscribing!", storedSubscribers],
  ["request", "join_waitlist", "/portfolio/8", "You're on the waitlist!", storedEntries],
  ["booking", "book_consultation", "/get-started", "booked", storedBookings],
] as const)(
  "reports a %s as unconfirmed when the database is late, and stores three submissions once",
  async ([thing, table, path, success, stored], { request, site }) => {
    const email = uniqueEmail();
    const values: Record<string, string> = {
      message: { ...visitor, user_email: email },
      subscription: { newsletter_email: email },
      request: { name: "A visitor", email },
      booking: {
        ...agencyTime(await someFreeSlot(request)),
        user_name: "A visitor",
        user_email: email,
      },
    }[thing];
    site.faults.push({ table: `rpc/${table}`, delay });
    for (let press = 0; press < 2; press++) {
      const { text } = await postForm(request, path, values);
      expect(textOf(text)).toContain(`We couldn't confirm that your ${thing} arrived.`);
      expect(text, "what was typed stays").toContain(`value="${email}"`);
    }
    site.faults.length = 0;
    expect(textOf((await postForm(request, path, values)).text)).toContain(success);
    // Wait for the delayed second submission to reach the database.
    await wait(delay);
    expect(await stored(email)).toHaveLength(1);
  },
);
