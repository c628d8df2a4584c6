import { newRegistration, postForm, registered } from "@/e2e/support/account-pages";
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
  "a program that fills in the hidden field of the $name form is thanked and ignored",
  async ({ path, fields, success, stored }, { request }) => {
    const email = uniqueEmail();
    const { text } = await postForm(request, path, { ...fields(email), website: "x" });
    expect(textOf(text)).toContain(success);
    expect(await stored(email)).toEqual([]);
  },
);

test.for(forms)(
  "filling in the $name form in a second is too fast: $timed",
  async ({ path, fields, success, timed, stored }, { request }) => {
    const email = uniqueEmail();
    const { text } = await postForm(request, path, { ...fields(email), elapsed: "900" });
    expect(textOf(text)).toContain(timed ? "faster than anyone can type" : success);
    expect(await stored(email)).toHaveLength(timed ? 0 : 1);
  },
);

test.for(forms)(
  "the sixth $name form within ten minutes from one ip waits, and nothing typed is lost",
  async ({ path, fields, success, stored }, { request }) => {
    const send = async (email: string) => (await postForm(request, path, fields(email))).text;
    const answers = await Promise.all(Array.from({ length: 5 }, uniqueEmail).map(send));
    for (const answer of answers) expect(textOf(answer)).toContain(success);
    const email = uniqueEmail();
    const text = await send(email);
    expect(text).toContain("try again in 10 minutes");
    expect(text).toContain(`"${email}"`);
    expect(await stored(email)).toEqual([]);
  },
);

test.for([...pages, "/newsletter/unsubscribed", "/no/such/page"])(
  "%s takes a newsletter address, or gives a wrong one back",
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
