import { bookingPages } from "@/content/booking";
import { newsletterLinks } from "@/content/newsletter";
import { databaseFaultNames as faults, unreadable } from "@/e2e/support/database-faults";
import { signingSecret } from "@/e2e/support/stored";
import { signLink } from "@/lib/bookings/links";
import { signToken } from "@/lib/links/signed-token";
import { headingOf } from "../html";
import { expect, inTime, test } from "./faulty-test";

/** Emailed links, with the status if they can be checked and the heading if they can't. */
const links = [
  ["subscription", 410, newsletterLinks.confirm.unavailable.title],
  ["booking", 200, bookingPages.unavailable.title],
] as const;

test.for(links.flatMap((link) => faults.map((fault) => [fault, ...link] as const)))(
  "with a %s database, a %s link is either checked or returns 503",
  async ([fault, purpose, status, title], { request, site }) => {
    const path = await mailedLink(purpose);
    site.breakDatabase(fault);
    const response = await inTime(() => request.get(path));
    if (!unreadable.includes(fault)) return expect(response.status()).toBe(status);
    expect(response.status()).toBe(503);
    expect(response.headers()["retry-after"]).toBe("10");
    expect(headingOf(await response.text())).toBe(title);
  },
);

/** Returns a validly signed link to a row that does not exist. */
async function mailedLink(purpose: "subscription" | "booking"): Promise<string> {
  const [id, expires, secret] = [crypto.randomUUID(), Date.now() + 60_000, await signingSecret()];
  if (purpose === "booking") {
    return `/booking?token=${signLink({ purpose: "cancel", id, sequence: 0 }, expires, secret)}`;
  }
  const token = signToken("newsletter-confirm", id, new Date(expires), secret);
  return `/newsletter/confirm?token=${token}`;
}
