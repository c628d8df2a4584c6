import { postForm } from "@/e2e/support/account-pages";
import { storeBooking } from "@/e2e/support/admin-rows";
import { agencyMailsFrom } from "@/e2e/support/contact-form";
import { uniqueEmail } from "@/e2e/support/mail";
import { agencyTime, agencyZone, linkIn, newestMail, someFreeSlot } from "@/e2e/support/scheduler";
import { storedBookings } from "@/e2e/support/stored";
import { elementsIn, headingOf, textOf } from "../html";
import { expect, test } from "../test";

/** Returns a field's value and the texts of the elements that describe it. */
function fieldOf(html: string, name: string) {
  const field = elementsIn(html).find(({ attributes }) => attributes.name === name);
  const { value, "aria-describedby": ids = "" } = field?.attributes ?? {};
  const texts = ids.split(" ").map((id) => {
    const [, text = ""] = new RegExp(`<p id="${id}"[^>]*>(.*?)</p>`, "s").exec(html) ?? [];
    return textOf(text);
  });
  return { value, description: texts.join(" ") };
}

test("without JavaScript, rejects a taken time, then books, reschedules and cancels", async ({
  request,
}) => {
  const email = uniqueEmail();
  const visitor = { user_name: "A visitor", user_email: email };
  const book = async (values: Record<string, string>) =>
    (await postForm(request, "/get-started?plan=professional", { ...visitor, ...values })).text;
  const empty = await book({ day: "", time: "", user_name: "" });
  expect(fieldOf(empty, "day").description).toMatch(/Choose a day$/);
  expect(fieldOf(empty, "time").description).toMatch(/Choose a time$/);
  expect(fieldOf(empty, "user_name").description).toBe("Name is required");
  expect(fieldOf(await book({ day: "2020-01-06", time: "09:00" }), "day")).toEqual({
    value: "2020-01-06",
    description: expect.stringContaining("at least 24 hours from now"),
  });

  const taken = await someFreeSlot(request);
  await storeBooking({ email: uniqueEmail(), startsAt: Date.parse(taken) });
  const { day, time } = agencyTime(taken);
  const rejected = await book({ day, time });
  expect(textOf(rejected)).toContain("There is a problem");
  expect(fieldOf(rejected, "time").description).toMatch(
    /That time is taken\. Still free that day: \d|Nothing is free/,
  );
  expect(fieldOf(rejected, "day").value).toBe(day);
  expect(rejected).toContain(`<option selected="">${time}</option>`);
  expect(fieldOf(rejected, "user_name").value).toBe("A visitor");
  expect(await storedBookings(email)).toEqual([]);

  const slot = await someFreeSlot(request);
  const booked = textOf(await book(agencyTime(slot)));
  for (const text of ["You're booked.", "Your plan", "Add to calendar"]) {
    expect(booked).toContain(text);
  }
  const [booking] = await storedBookings(email);
  expect(new Date(booking?.starts_at ?? 0).toISOString()).toBe(slot);
  expect(booking).toMatchObject({ plan: "professional", time_zone: agencyZone });
  const notice = async () => (await agencyMailsFrom(email))[0]?.text;
  await expect.poll(notice).toContain("Plan: Professional");

  const other = await someFreeSlot(request);
  const openAnswer = async ({ location = "" }) => (await request.get(location)).text();
  const reschedule = linkIn(await newestMail(email, 1), "reschedule");
  const late = { day: "2020-01-06", time };
  const unmoved = await openAnswer(await postForm(request, reschedule, late));
  expect(fieldOf(unmoved, "day")).toEqual({
    value: "2020-01-06",
    description: expect.stringContaining("at least 24 hours from now"),
  });
  const moved = await openAnswer(await postForm(request, reschedule, agencyTime(other)));
  expect(headingOf(moved)).toBe("Your consultation has moved.");
  expect(new Date((await storedBookings(email))[0]?.starts_at ?? 0).toISOString()).toBe(other);

  const cancel = linkIn(await newestMail(email, 2), "cancel");
  const token = new URLSearchParams(cancel.split("?")[1]).get("token") ?? "";
  const cancelled = await openAnswer(await postForm(request, cancel, { token }));
  expect(headingOf(cancelled)).toBe("It's cancelled.");
  expect(await storedBookings(email)).toMatchObject([{ status: "cancelled", sequence: 2 }]);
});
