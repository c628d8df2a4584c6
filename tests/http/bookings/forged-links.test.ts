import { postForm } from "@/e2e/support/account-pages";
import { storeBooking } from "@/e2e/support/admin-rows";
import { uniqueEmail } from "@/e2e/support/mail";
import { agencyTime, someFreeSlot } from "@/e2e/support/scheduler";
import { signingSecret, storedBookings } from "@/e2e/support/stored";
import { signLink } from "@/lib/bookings/links";
import { signInAsAdmin } from "../admin-session";
import { headingOf, mainOf } from "../html";
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

test("opening a link changes nothing, and links of a moved or cancelled booking say so", async ({
  request,
}) => {
  const email = uniqueEmail();
  const id = await storeBooking({ email });
  const secret = await signingSecret();
  const open = async (purpose: "cancel" | "reschedule") => {
    const token = signLink({ purpose, id, sequence: 0 }, Date.now() + 60_000, secret);
    const response = await request.get(`/booking?token=${token}`);
    expect(response.headers()).toMatchObject({
      "cache-control": expect.stringContaining("no-store"),
      "x-robots-tag": expect.stringContaining("noindex"),
      "content-security-policy": expect.stringMatching(/script-src 'self' 'nonce-/),
    });
    const html = await response.text();
    return [headingOf(html), mainOf(html).includes("<button")];
  };
  expect(await open("cancel")).toEqual(["Cancel your consultation?", true]);
  expect(await open("reschedule")).toEqual(["Choose another time", true]);
  expect(await storedBookings(email)).toMatchObject([{ status: "confirmed", sequence: 0 }]);
  const { call } = await signInAsAdmin(request);
  const slot = agencyTime(await someFreeSlot(request));
  for (const [action, fields, heading] of [
    ["moveBookingAsAdmin", { sequence: "0", ...slot }, "This link is out of date"],
    ["cancelBookingAsAdmin", { sequence: "1" }, "Already cancelled"],
  ] as const) {
    await call(action, { fields: { id, ...fields } });
    for (const purpose of ["cancel", "reschedule"] as const) {
      expect(await open(purpose)).toEqual([heading, false]);
    }
  }
});
