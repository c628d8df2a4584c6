import { setTimeout as wait } from "node:timers/promises";
import { storeBooking } from "@/e2e/support/admin-rows";
import { mailsTo, uniqueEmail } from "@/e2e/support/mail";
import {
  agencyTime,
  calendarOf,
  freeSlots,
  newestMail,
  someFreeSlot,
} from "@/e2e/support/scheduler";
import { storedBookings } from "@/e2e/support/stored";
import { signInAsAdmin } from "../admin-session";
import { mainOf } from "../html";
import { expect, test } from "../test";

test("a consultation that has started is listed as past and cannot be cancelled", async ({
  request,
}) => {
  const email = uniqueEmail();
  const startsAt = Date.now() + 1_500;
  const id = await storeBooking({ email, startsAt });
  const { read, call } = await signInAsAdmin(request);
  await wait(startsAt - Date.now() + 100);
  const text = await call("cancelBookingAsAdmin", { fields: { id, sequence: "0" } });
  expect(text).toContain("This consultation has already started");
  expect(await storedBookings(email)).toEqual([expect.objectContaining({ status: "confirmed" })]);
  const upcoming = mainOf(await read(`/admin/bookings?q=${email}`));
  expect(upcoming).not.toContain("Ana Example");
  const past = mainOf(await read(`/admin/bookings?when=past&q=${email}`));
  expect(past).toContain("Ana Example");
  expect(past).not.toContain("Cancel Ana Example");
});

test("marks bookings on days that the studio is closed", async ({ request }) => {
  const email = uniqueEmail();
  const { read } = await signInAsAdmin(request);
  const list = async () => mainOf(await read(`/admin/bookings?q=${email}`));
  await storeBooking({ email, startsAt: Date.parse(await someFreeSlot(request)) });
  expect(await list()).not.toContain("closed that day");
  const daysToSunday = 7 - new Date().getUTCDay();
  await storeBooking({ email, startsAt: new Date().setUTCHours(16) + daysToSunday * 86_400_000 });
  expect(await list()).toContain("closed that day (");
});

test("the minute job emails the call link once, an hour before a booking", async ({ request }) => {
  const email = uniqueEmail();
  const booking = await storeBooking({ email, startsAt: Date.now() + 3_602_000 });
  const { call, read } = await signInAsAdmin(request);
  const link = "https://meet.example/own";
  for (const call_link of ["http://meet.example", "https://meet.example/a b"]) {
    const refused = await call("setCallLink", { fields: { booking, call_link } });
    expect(refused).toContain("Enter a link that starts with https://");
  }
  expect(await call("setCallLink", { fields: { booking, call_link: link } })).toContain("success");
  expect(await read(`/admin/bookings/${booking}`)).toContain(`value="${link}"`);
  const reminders = async () =>
    (await mailsTo(email)).filter(({ subject }) => subject.startsWith("Your call: "));
  // The local stack runs the job.
  await expect.poll(reminders).toHaveLength(1);
  const [mail] = await reminders();
  expect(mail?.text).toContain(`\n${link}\n`);
  expect(mail && calendarOf(mail)).toContain(`URL:${link}\r\n`);
});

test("an admin reschedules a booking without JavaScript and sends the visitor a message", async ({
  request,
}) => {
  const email = uniqueEmail();
  const id = await storeBooking({ email, timeZone: "Asia/Tokyo" });
  const { call, read } = await signInAsAdmin(request);
  const page = `/admin/bookings/${id}`;
  expect(await read(page)).toMatch(/<input type="hidden" name="sequence" value="0"/);
  const slot = await someFreeSlot(request);
  const fields = { id, sequence: "0", ...agencyTime(slot), word: "Sorry, <b>a power cut</b>." };
  const move = (changes: object = {}) =>
    call("moveBookingAsAdmin", { fields: { ...fields, ...changes } });
  expect(await move({ day: "2020-01-06" })).toContain("at least 24 hours from now");
  expect(await move({ word: "x".repeat(1001) })).toContain("at most 1,000 characters");
  expect(await move({ sequence: "7" })).toContain("This booking has changed");
  expect(await storedBookings(email)).toMatchObject([{ sequence: 0 }]);
  await move();
  expect(await storedBookings(email)).toMatchObject([{ sequence: 1, time_zone: "Asia/Tokyo" }]);
  expect(await freeSlots(request)).not.toContain(slot);
  const mail = await newestMail(email, 2, "Your consultation has moved: ");
  expect(mail.html).toContain("Sorry, &#60;b&#62;a power cut");
  expect(mail.text).toMatch(/\(Tokyo, GMT\+9\)/);
  expect(calendarOf(mail)).toContain("SEQUENCE:1\r\n");
});
