import { setTimeout as wait } from "node:timers/promises";
import { storeBooking } from "@/e2e/support/admin-rows";
import { uniqueEmail } from "@/e2e/support/mail";
import { storedBookings } from "@/e2e/support/stored";
import { signInAsAdmin } from "../admin-session";
import { mainOf } from "../html";
import { expect, test } from "../test";

test("a consultation that has begun is past, and can no longer be cancelled", async ({
  request,
}) => {
  const email = uniqueEmail();
  const startsAt = Date.now() + 1_000;
  const id = await storeBooking({ email, startsAt });
  const { read, call } = await signInAsAdmin(request);
  await wait(startsAt - Date.now() + 100);
  const text = await call("cancelBookingAsAdmin", { args: [{ id, sequence: 0 }] });
  expect(text).toContain("This consultation has already begun");
  expect(await storedBookings(email)).toEqual([expect.objectContaining({ status: "confirmed" })]);
  const upcoming = mainOf(await read(`/admin/bookings?q=${email}`));
  expect(upcoming).not.toContain("Ana Example");
  const past = mainOf(await read(`/admin/bookings?when=past&q=${email}`));
  expect(past).toContain("Ana Example");
  expect(past).not.toContain("Cancel Ana Example");
});
