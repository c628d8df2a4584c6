import { brand } from "@/content/brand";
import { retentionPeriods as periods } from "@/content/retention";
import { site } from "@/content/site";
import type { LegalDocument } from "./document";

const mail = `[${site.email}](mailto:${site.email})`;

/** A kind of data and how long it is kept: a figure with its unit, and the event it counts from. */
type Retention = { period: string; what: string; detail: string };

export const retention: { heading: string; records: readonly Retention[] } = {
  heading: "When it is gone",
  records: [
    {
      period: periods.messages,
      what: "Contact messages",
      detail: "Counted from the day you sent it.",
    },
    {
      period: periods.bookings,
      what: "Bookings",
      detail: "Counted from the day of the appointment.",
    },
    {
      period: periods.waitlist,
      what: "Waitlist entries",
      detail: "At the most. When the product opens, we write to you once and delete the entry.",
    },
    {
      period: periods.unconfirmed,
      what: "Unconfirmed subscriptions",
      detail:
        "Accounts nobody confirmed, too. A confirmed subscription stays until you unsubscribe, which takes one click.",
    },
    {
      period: periods.mail,
      what: "Sent mail",
      detail: "Our copies of the mail this site sends to you, and to us about you.",
    },
    {
      period: periods.limits,
      what: "Network addresses",
      detail:
        "Scrambled before they are stored, and used only to count requests for a day at the most. That of a booking stays until the day after the appointment.",
    },
  ],
};

export const privacy: LegalDocument = {
  title: "Privacy",
  description: `What ${brand.name} stores about you, why, who else sees it, and when it is deleted.`,
  lead: "What we know about you, why we know it, and when it is gone.",
  updated: "2026-11-23",
  sections: [
    {
      id: "who-we-are",
      heading: "Who is responsible",
      text: `
${brand.name} in ${brand.place.locality}, ${brand.place.country}, decides what this website stores and why. In the words of the law we are the controller.

Write to ${mail} about anything on this page. A person reads it and answers within 24 hours; where the law allows us longer for a formal request, it is never more than one month.`,
    },
    {
      id: "reading",
      heading: "When you only read",
      text: `
You can read every public page without an account and without giving your name. The pages are the same for everybody.

Like any web server, ours receives your network address, the page you asked for and the name of your browser. We keep these in a log for 30 days, to find faults and to stop attacks.

Where there is no page at an address, we count how often it was asked for, to find links that lead nowhere. We keep the address, that number and the last time, and nothing about who asked. The count is deleted ${periods.missing_paths} after the last time.

To show prices in your currency we need to know which country you are in. If our host does not tell us, our server asks a location service about your network address. It answers with a country. We keep neither the address nor the answer with anything else about you. You can choose the other currency at any time.`,
    },
    {
      id: "messages",
      heading: "When you write to us",
      text: `
The contact form stores your name, your e-mail address, your company if you name one, and your message. It sends you a receipt and sends us a copy.

We use this to answer you and, if it comes to that, to prepare a proposal. We keep it for ${periods.messages}. If you become a client, what belongs to the contract stays for as long as tax law tells us to keep our books.`,
    },
    {
      id: "newsletter",
      heading: "When you subscribe",
      text: `
We store your e-mail address and send one message to it. Only when you open the link in that message and press the button there are you subscribed. Without it, the address is deleted after ${periods.unconfirmed}.

Every newsletter has a link that ends the subscription with one click. Afterwards we keep the address only with a note that it must not be written to, so that no later letter reaches it.

The same holds if you tick the newsletter box when you sign up.`,
    },
    {
      id: "waitlist",
      heading: "When you join a waitlist",
      text: `
We store your name, your e-mail address and which product you are waiting for. We may add a note of our own about your entry, such as when we wrote to you.

You hear from us when the product opens. Then the entry is deleted. If it does not open within ${periods.waitlist}, the entry is deleted anyway.`,
    },
    {
      id: "bookings",
      heading: "When you book a consultation",
      text: `
We store your name, your e-mail address, the time you chose, your time zone, and the plan you are interested in. You get a confirmation with a calendar file and a link to cancel. We keep the booking for ${periods.bookings} after the appointment.

We also keep your network address, scrambled, until the day after the appointment, so that nobody can take all the times. A time that is only held and never confirmed is deleted within a day.

Sometimes we use a calendar by Calendly in place of our own. Then you give the same details to Calendly, and Calendly sets its own cookies while the calendar is on the page. Where your country asks for a consent, the calendar comes only when you press its button. You can always book by mail instead: ${mail}.`,
    },
    {
      id: "accounts",
      heading: "When you have an account",
      text: `
An account holds your e-mail address, the user name you chose, and your password in a form that nobody can read back, us included. We note when you last signed in, and for as long as you stay signed in, with which browser. The list of sign-ins that our sign-in service writes is deleted after ${periods.sign_in_log}.

An account that nobody confirms is deleted after ${periods.unconfirmed}. A confirmed one lives until you ask us to delete it. We do that within seven days.`,
    },
    {
      id: "reasons",
      heading: "Why we may",
      text: `
Every use needs a reason that the law accepts. These are ours.

- **A contract, or the steps before one.** Answering an enquiry, holding an appointment, running your account.
- **Your consent.** The newsletter, the waitlist, and advertising cookies where consent is asked for. You can take it back whenever you like. What happened before stays lawful.
- **Our legitimate interest.** Keeping the site up, stopping abuse, showing the right currency, and learning which advertisements work where the law does not ask for consent first. You can object to any of these.
- **A legal duty.** Keeping invoices for as long as the tax authority wants to see them.

We do not sell data. We do not build profiles of you, and no machine here makes a decision about you.`,
    },
    {
      id: "advertising",
      heading: "Advertising and Meta",
      text: `
We advertise on Facebook and Instagram, and we would like to know whether it works. For that we use Meta's pixel in your browser and a matching message from our server.

They tell Meta that a page was opened, that somebody looked at the booking page, or that an appointment was made. With it go the address of the page, your network address, the name of your browser and, where we know it, your e-mail address as a one-way fingerprint. The pixel also sets cookies that let Meta recognise your browser.

If you are in the European Economic Area, the United Kingdom or Switzerland, or if we cannot tell where you are, **nothing is sent before you say yes.** Saying no is one click, the same as saying yes, and everything on the site works either way. Elsewhere the pixel runs from the start. Everywhere, "Privacy choices" at the foot of a page changes your answer, and we ask again after six months. If your browser sends the signal Global Privacy Control or Do Not Track, we take it as a no.

For what happens at Meta, Meta is responsible too. Its own [privacy policy](https://www.facebook.com/privacy/policy/) says more.`,
    },
    {
      id: "videos",
      heading: "When you play a video",
      text: `
A video in an article comes from YouTube or Vimeo. Nothing is loaded from there before you press it. Then your browser asks for the player, and YouTube or Vimeo sees your network address and which site you are on, and may set cookies of its own. We ask YouTube for its player without cookies, and Vimeo not to track you.`,
    },
    {
      id: "cookies",
      heading: "Cookies",
      text: `
A visitor without an account gets no cookie from us, except one that remembers an answer about advertising. The currency you choose is remembered by your browser until you close the tab.

Signing in sets two kinds. One holds your session and cannot be read by scripts. The other only says that somebody is signed in, so that the menu can show the right links. Both go when you sign out or close the browser. If you ask to be kept signed in, a third notes that, and they stay until you have been away for 30 days, or for half a year at the most.

Two more hold for minutes. In a browser without scripts, one carries the answer to the form you sent: a minute. After the mailed link, one lets you choose a new password: a quarter of an hour.

Cookies by Meta, by Calendly and by the host of a video come only in the cases described above.`,
    },
    {
      id: "limits",
      heading: "How we stop abuse",
      text: `
Forms are a target for robots. So we count how many requests come from one network address within a few minutes.

The address is mixed with a secret and turned into a fingerprint before it is stored. From the fingerprint nobody can work out the address. It is used for counting and nothing else, for a day at the most, and it is deleted within ${periods.limits}.`,
    },
    {
      id: "who-sees-it",
      heading: "Who else sees it",
      text: `
A few companies work for us. They may use the data only for that, and a contract holds them to it.

- **Supabase** runs our database and the sign-in.
- **Resend** delivers our mail.
- **Our hosting company** serves these pages and keeps the logs.
- **A location service** turns a network address into a country.
- **Calendly** runs the calendar, where we use it.

Meta receives what is described under [Advertising and Meta](#advertising). Beyond that we hand data over only when a court or a law makes us, and we tell you if we may.`,
    },
    {
      id: "abroad",
      heading: "Data in other countries",
      text: `
We are in ${brand.place.country}. The companies above keep data mainly in the United States and in the European Union. Where the law of your country asks for it, the transfer rests on the European Commission's standard contractual clauses and their British counterpart. Ask us, and we send you a copy.`,
    },
    {
      id: "security",
      heading: "How it is protected",
      text: `
Everything travels encrypted. The database itself decides who may read which row, so a mistake on a page does not open the drawer. Only the people who answer you can see what you sent.

If something goes wrong all the same and puts you at risk, we tell you what happened and what to do, and we tell the authority within 72 hours where the law says so.`,
    },
    {
      id: "rights",
      heading: "Your rights",
      text: `
Write to ${mail} and you can

- **see** what we hold about you and get a copy;
- **correct** what is wrong;
- **delete** what we no longer need, or hold for no reason but your consent;
- **take it with you** in a file that other programs can read;
- **object** to what we do in our own interest, and to advertising always;
- **pause** its use while we sort out a dispute;
- **withdraw** a consent.

A single entry that we delete can be brought back for ${periods.deleted}, in case it was a mistake. If you ask us to delete everything, it is gone at once, and we keep one thing: a scrambled form of your e-mail address. Nobody can read the address back from it. It only makes sure that no stranger who types your address into a form makes us write to you again.

It costs nothing. We may ask you to write from the address in question, so that nobody else collects your data in your name.

These rights come from the Data Protection Act of ${brand.place.country} and, if you are in Europe, from the General Data Protection Regulation or its British version. We give them to everybody, wherever you live.`,
    },
    {
      id: "complaints",
      heading: "Where to complain",
      text: `
Tell us first, if you can: ${mail}. You may also go straight to an authority. In ${brand.place.country} that is the Information Commissioner whom the Data Protection Act provides for. In the European Union it is the data protection authority of the place where you live or work, and in the United Kingdom the Information Commissioner's Office.`,
    },
    {
      id: "children",
      heading: "Children",
      text: `
This site is for people who run something: a business, a club, a school. It is not meant for children under 16, and we do not knowingly store anything about them. If a child has written to us, tell us and it is deleted.`,
    },
    {
      id: "changes",
      heading: "When this page changes",
      text: `
The date at the top is the day of the last change. If a change matters to data we already hold, we write to the people concerned before it takes effect.`,
    },
  ],
};
