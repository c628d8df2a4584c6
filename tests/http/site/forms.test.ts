import { newRegistration, postForm, registered } from "@/e2e/support/account-pages";
import { sendCall } from "@/e2e/support/admin-action-calls";
import { uniqueEmail } from "@/e2e/support/mail";
import { pages } from "@/e2e/support/pages";
import {
  storedEntries,
  storedMessages,
  storedProfile,
  storedSubscribers,
} from "@/e2e/support/stored";
import { textOf } from "../html";
import { expect, test } from "../test";

const forms = [
  {
    name: "contact",
    path: "/contact",
    fields: (email: string) => ({ user_name: "A visitor", user_email: email, message: "Hello" }),
    success: "Message sent successfully!",
    timed: true,
    stored: storedMessages,
  },
  {
    name: "newsletter",
    path: "/contact",
    fields: (email: string) => ({ newsletter_email: email }),
    success: "Thank you for subscribing!",
    timed: false,
    stored: storedSubscribers,
  },
  {
    name: "waitlist",
    path: "/portfolio/8",
    fields: (email: string) => ({ name: "A visitor", email }),
    success: "You're on the waitlist!",
    timed: true,
    stored: storedEntries,
  },
  {
    name: "sign-up",
    path: "/register",
    fields: newRegistration,
    success: registered,
    timed: false,
    stored: storedProfile,
  },
];

test.for(forms)(
  "the $name form pretends to accept a filled honeypot but stores nothing",
  async ({ path, fields, success, stored }, { request }) => {
    const email = uniqueEmail();
    const { text } = await postForm(request, path, { ...fields(email), website: "x" });
    expect(textOf(text)).toContain(success);
    expect(await stored(email)).toEqual([]);
  },
);

test.for(forms)(
  "submitting the $name form within a second is rejected as too fast: $timed",
  async ({ path, fields, success, timed, stored }, { request }) => {
    const email = uniqueEmail();
    const { text } = await postForm(request, path, { ...fields(email), elapsed: "900" });
    expect(textOf(text)).toContain(timed ? "faster than anyone can type" : success);
    expect(await stored(email)).toHaveLength(timed ? 0 : 1);
  },
);

test.for(forms)(
  "rejects the sixth $name form in ten minutes from one IP and keeps the input",
  async ({ path, fields, success, stored }, { request }) => {
    const send = (email: string) => postForm(request, path, fields(email));
    const answers = await Promise.all(Array.from({ length: 5 }, uniqueEmail).map(send));
    for (const { text } of answers) expect(textOf(text)).toContain(success);
    const email = uniqueEmail();
    const { status, location, text } = await send(email);
    expect(text).toContain("try again in 10 minutes");
    expect(text).toContain(`"${email}"`);
    expect(await stored(email)).toEqual([]);
    // Account pages show the result after a redirect.
    const shown = location ? await request.get(location) : null;
    expect(shown?.status() ?? status).toBe(429);
    const retryAfter = shown?.headers()["retry-after"] ?? /^retry-after: (\d+)$/im.exec(text)?.[1];
    expect(Number(retryAfter)).toBeGreaterThan(580);
    expect((await request.get(path)).status()).toBe(200);
  },
);

test.for(["with", "without"])(
  "%s JavaScript, seven identical submissions are stored once, and different values separately",
  async (scripts, { request }) => {
    const submission_key = crypto.randomUUID();
    const send = async (newsletter_email: string) => {
      if (scripts === "without") {
        return textOf((await postForm(request, "/contact", { newsletter_email })).text);
      }
      const fields = { newsletter_email, submission_key };
      return (await sendCall(request, "subscribe", { fields }, { path: "/contact" })).text;
    };
    const [email, other] = [uniqueEmail(), uniqueEmail()];
    for (let press = 0; press < 7; press++) expect(await send(email)).toContain("Thank you");
    expect(await send(other)).toContain("Thank you");
    expect(await storedSubscribers(email)).toHaveLength(1);
    expect(await storedSubscribers(other)).toHaveLength(1);
  },
);

test("a form sent too often by the page's script gets status 429 and a message", async ({
  request,
}) => {
  const send = () => {
    const fields = { newsletter_email: uniqueEmail() };
    return sendCall(request, "subscribe", { fields }, { path: "/contact" });
  };
  for (const answer of await Promise.all(Array.from({ length: 5 }, send))) {
    expect(answer).toMatchObject({ status: 200, text: expect.stringContaining("Thank you") });
  }
  const { status, headers, text } = await send();
  expect(status).toBe(429);
  expect(Number(headers["retry-after"])).toBeGreaterThan(580);
  expect(headers["content-type"]).toContain("text/x-component");
  expect(text).toContain("try again in 10 minutes");
});

test.for([...pages, "/newsletter/unsubscribed", "/no/such/page"])(
  "the newsletter form on %s accepts an email, and keeps an invalid one in the field",
  async (path, { request }) => {
    const send = async (newsletter_email: string) =>
      (await postForm(request, path, { newsletter_email })).text;
    const invalid = await send("nobody");
    expect(invalid).toContain("Invalid email address");
    expect(invalid).toContain('value="nobody"');
    expect(invalid).toContain('action="#newsletter-form"');
    const email = uniqueEmail();
    expect(await send(email)).toContain("Thank you for subscribing!");
    expect(await storedSubscribers(email)).toHaveLength(1);
  },
);
