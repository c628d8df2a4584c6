import { postForm } from "@/e2e/support/account-pages";
import { storeBooking } from "@/e2e/support/admin-rows";
import { uniqueEmail } from "@/e2e/support/mail";
import { signingSecret, storedBookings } from "@/e2e/support/stored";
import { signLink } from "@/lib/bookings/links";
import { headingOf } from "../html";
import { expect, test } from "../test";

test("forged, expired and wrong-purpose links do not cancel a booking", async ({ request }) => {
  const email = uniqueEmail();
  const link = { purpose: "cancel", id: await storeBooking({ email }), sequence: 0 } as const;
  const secret = await signingSecret();
  const later = Date.now() + 60_000;
  const page = `/booking?token=${signLink(link, later, secret)}`;
  for (const [token, heading] of [
    [signLink(link, Date.now() - 1_000, secret), "This link has expired"],
    [signLink(link, later, "guessed"), "This link doesn't work."],
    ["x".repeat(5_000), "This link doesn't work."],
    [signLink({ ...link, purpose: "reschedule" }, later, secret), "Choose another time"],
    [signLink({ ...link, purpose: "confirm" }, later, secret), "You're booked."],
  ] as const) {
    const { location = "" } = await postForm(request, page, { token });
    expect(headingOf(await (await request.get(location)).text())).toBe(heading);
  }
  expect(await storedBookings(email)).toMatchObject([{ status: "confirmed", sequence: 0 }]);
  const ended = await request.get(`/booking?token=${signLink(link, Date.now() - 1_000, secret)}`);
  expect(ended.status()).toBe(410);
});
