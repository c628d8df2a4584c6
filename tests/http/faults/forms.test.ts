import { databaseFaultNames as faults } from "@/e2e/support/database-faults";
import { uniqueEmail } from "@/e2e/support/mail";
import { bookingErrors } from "@/lib/bookings/errors";
import { expect, inTime, test } from "./faulty-test";
import { answerOf, openPlainly, publicForms, sendByScripts } from "./public-forms";

/** All forms store through `storeOnce`, so only the simplest and the longest meet every fault. */
const cells = publicForms.flatMap((form) => {
  const isWhole = form.thing === "message" || form.thing === "booking";
  const tested = isWhole ? faults : (["down", "hanging"] as const);
  return tested.map((fault) => [fault, form.thing, form] as const);
});

test.for(cells)(
  "with a %s database, the %s form reports the outcome, and a retry stores the entry once",
  async (cell, { request, site }) => {
    const [fault, , form] = cell;
    const answer = answerOf(fault, form);
    const [plainly, byScripts] = [uniqueEmail(), uniqueEmail()];
    const typed = await form.values(plainly, request);
    const entered = await form.values(byScripts, request);
    const pressPlainly = await openPlainly(request, form, typed);
    const press = () => sendByScripts(request, form, entered, site.url);
    site.breakDatabase(fault);
    const [page, call] = await inTime(() => Promise.all([pressPlainly(), press()]));
    expect([page.status, call.status]).toEqual([200, 200]);
    expect(page.text).toContain(answer);
    expect(call.text).toContain(answer);
    for (const value of answer === form.success ? [] : Object.values(typed)) {
      expect(page.html, "what was typed stays").toContain(value);
    }
    site.mendDatabase();
    expect((await pressPlainly()).text).toContain(form.success);
    expect((await press()).text).toContain(form.success);
    expect(await form.stored(plainly)).toHaveLength(1);
    expect(await form.stored(byScripts)).toHaveLength(1);
  },
);

test("reports that a time is taken even when free times cannot be loaded", async ({
  request,
  site,
}) => {
  const booking = publicForms[3];
  const typed = await booking.values(uniqueEmail(), request);
  const press = await openPlainly(request, booking, typed);
  const late = { ...typed, user_email: uniqueEmail() };
  const pressLate = await openPlainly(request, booking, late);
  expect((await press()).text).toContain(booking.success);
  site.faults.push({ table: "rpc/list_taken_slots", cut: true });
  const { status, html, text } = await pressLate();
  expect([status, text]).toEqual([200, expect.stringContaining(bookingErrors.taken)]);
  expect(html).toContain(late.user_email);
});
