import { postForm } from "@/e2e/support/account-pages";
import { sendCall } from "@/e2e/support/admin-action-calls";
import { storeBooking } from "@/e2e/support/admin-rows";
import { agencyMailsFrom } from "@/e2e/support/contact-form";
import { uniqueEmail } from "@/e2e/support/mail";
import {
  agencyTime,
  calendarOf,
  freeSlots,
  linkIn,
  newestMail,
  someFreeSlot,
} from "@/e2e/support/scheduler";
import { signingSecret, storedBookings } from "@/e2e/support/stored";
import { signLink } from "@/lib/bookings/links";
import { signInAsAdmin } from "../admin-session";
import { headingOf, mainOf, textOf } from "../html";
import { expect, test } from "../test";

test("holds an email's third booking until it is confirmed from the mailed link", async ({
  request,
}) => {
  const email = uniqueEmail();
  for (let count = 0; count < 2; count++) await storeBooking({ email });
  const slot = await someFreeSlot(request);
  const values = { ...agencyTime(slot), user_name: "Cheap pills", user_email: email };
  const { text } = await postForm(request, "/get-started", values);
  expect(textOf(text)).toContain("Check your email to confirm.");
  expect(textOf(text)).toMatch(/held for 30 minutes, until \d+:\d\d [ap]m, Port of Spain time/);
  expect(text, "the link is in the mail alone").not.toContain("token=");
  expect(await freeSlots(request)).not.toContain(slot);

  const { read } = await signInAsAdmin(request);
  const held = textOf(mainOf(await read(`/admin/bookings?status=held&q=${email}`)));
  expect(held).toMatch(/1 booking,.*Helduntil \d+:\d\d [ap]m/s);
  const confirmed = textOf(mainOf(await read(`/admin/bookings?status=confirmed&q=${email}`)));
  expect(confirmed).toContain("2 bookings,");
  expect(confirmed).not.toContain("Cheap pills");

  const mail = await newestMail(email, 3, "Confirm");
  expect(mail.attachments).toHaveLength(0);
  expect(mail.html + mail.subject).not.toContain("Cheap pills");
  const page = linkIn(mail, "confirm");
  const status = async () =>
    (await storedBookings(email)).find(({ name }) => name === "Cheap pills")?.status;
  for (const opened of [await request.get(page), await request.head(page)]) {
    expect(opened.status()).toBe(200);
    expect(await status(), "opening it").toBe("held");
  }
  const token = new URLSearchParams(page.split("?")[1]).get("token") ?? "";
  const { location = "" } = await postForm(request, page, { token });
  expect(headingOf(await (await request.get(location)).text())).toBe("You're booked.");
  expect(await status()).toBe("confirmed");
  const booked = await newestMail(email, 4, "Your consultation is booked");
  expect(booked.attachments).toMatchObject([
    { filename: "consultation.ics", content_type: "text/calendar; charset=utf-8; method=REQUEST" },
  ]);
  const start = `DTSTART:${slot.replace(/[-:]|\.\d+/g, "")}\r\n`;
  expect(calendarOf(booked)).toContain(start);
  await expect.poll(() => agencyMailsFrom(email)).toHaveLength(1);
  const [notice] = await agencyMailsFrom(email);
  expect(notice && calendarOf(notice)).toContain(start);
});

test("tells a visitor elsewhere until when a time is held, in their time zone", async ({
  request,
}) => {
  const email = uniqueEmail();
  for (let count = 0; count < 2; count++) await storeBooking({ email });
  const fields = {
    ...{ user_name: "A visitor", user_email: email, time_zone: "America/New_York" },
    starts_at: await someFreeSlot(request),
  };
  const { text } = await sendCall(request, "createBooking", { fields }, { path: "/get-started" });
  expect(text).toMatch(/held for 30 minutes, until \d+:\d\d [ap]m, your time/);
  const page = linkIn(await newestMail(email, 3, "Confirm"), "confirm");
  const main = mainOf(await (await request.get(page)).text());
  expect(textOf(main)).toMatch(/until \d+:\d\d [ap]m \(New York/);
});

test("explains that a hold has expired and links to the free times", async ({ request }) => {
  const link = { purpose: "confirm", id: crypto.randomUUID(), sequence: 0 } as const;
  const token = signLink(link, Date.now() + 60_000, await signingSecret());
  const page = `/booking?token=${token}`;
  const main = mainOf(await (await request.get(page)).text());
  expect(headingOf(main)).toBe("This time is no longer held");
  expect(main).toMatch(/href="\/get-started"[^>]*>Choose a time/);
});
