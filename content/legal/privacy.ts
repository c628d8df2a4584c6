import { brand } from "@/content/brand";

/** Placeholders such as {{email}} are replaced when the page is rendered. */
export const privacy = {
  title: "Privacy",
  description: `What ${brand.name} stores about you, why, who else sees it, and when it is deleted.`,
  lead: "What we know about you, why we know it, and when we delete it.",
  updated: "2026-11-26",
  summary: {
    type: "periods",
    heading: "How long we keep it",
    records: [
      {
        period: "messages",
        what: "Contact messages",
        detail: "From the day you sent the message.",
      },
      {
        period: "bookings",
        what: "Bookings",
        detail: "From the day of the appointment.",
      },
      {
        period: "waitlist",
        what: "Waitlist entries",
        detail: "At most. When the product opens, we write to you once and delete the entry.",
      },
      {
        period: "unconfirmed",
        what: "Unconfirmed subscriptions",
        detail:
          "And unconfirmed accounts. A confirmed subscription stays until you unsubscribe, which takes one click.",
      },
      {
        period: "mail",
        what: "Sent emails",
        detail: "Our copies of the emails this site sends to you, and to us about you.",
      },
      {
        period: "limits",
        what: "IP addresses",
        detail:
          "Hashed before they are stored, and used only to count requests, for a day at most. The address with a booking is kept until the day after the appointment.",
      },
    ],
  },
  sections: [
    {
      id: "who-we-are",
      heading: "Who is responsible",
      text: `${brand.name} in ${brand.place.locality}, ${brand.place.country}, decides what this website stores and why. In legal terms, we are the controller.

Write to {{email}} about anything on this page. A person reads it and answers within 24 hours. Where the law allows us longer for a formal request, we never take more than one month.`,
    },
    {
      id: "reading",
      heading: "When you only read",
      text: `You can read every public page without an account and without giving your name. The pages are the same for everybody.

Like any web server, ours receives your IP address, the page you requested and the name of your browser. We keep these in a log for 30 days, to find faults and stop attacks.

If someone opens a URL that has no page, we count it, to find broken links. We keep the URL, the count and the time of the last request, and nothing about who made it. The count is deleted {{retention.missing_paths}} after the last request.

To show prices in your currency we need to know which country you are in. If our host does not tell us, our server asks a location service about your IP address. The service returns a country. We store neither the address nor the country with anything else about you. You can choose the other currency at any time.`,
    },
    {
      id: "messages",
      heading: "When you write to us",
      text: `The contact form stores your name, your email address, your company if you name one, and your message. It sends you a receipt and sends us a copy.

We use this to answer you and, if it comes to that, to prepare a proposal. We keep it for {{retention.messages}}. If you become a client, we keep what belongs to the contract for as long as tax law requires.`,
    },
    {
      id: "newsletter",
      heading: "When you subscribe",
      text: `We store your email address and send one message to it. You are subscribed only once you open the link in that message and press the button there. Otherwise, the address is deleted after {{retention.unconfirmed}}.

Every newsletter has a link to unsubscribe with one click. After that, we keep the address only with a note not to write to it.

The same applies if you tick the newsletter box when you sign up.`,
    },
    {
      id: "waitlist",
      heading: "When you join a waitlist",
      text: `We store your name, your email address and which product you are waiting for. We may add a note of our own about your entry, such as when we wrote to you.

We write to you when the product opens, then delete the entry. If it does not open within {{retention.waitlist}}, we delete the entry anyway.`,
    },
    {
      id: "bookings",
      heading: "When you book a consultation",
      text: `We store your name, your email address, the time you chose, your time zone, and the plan you are interested in. You get a confirmation with a calendar file and a link to cancel. We keep the booking for {{retention.bookings}} after the appointment.

We also keep a hash of your IP address until the day after the appointment, so that nobody can book every time. A time that is held but never confirmed is deleted within a day.

Sometimes we use Calendly's calendar instead of our own. You then give the same details to Calendly, which sets its own cookies while the calendar is on the page. Where your country requires consent, the calendar loads only when you press its button. You can always book by email instead: {{email}}.`,
    },
    {
      id: "accounts",
      heading: "When you have an account",
      text: `An account holds your email address, the username you chose, and your password in a form that nobody can read, including us. We record when you last signed in and, while you stay signed in, with which browser. Our sign-in service's log of sign-ins is deleted after {{retention.sign_in_log}}.

An unconfirmed account is deleted after {{retention.unconfirmed}}. A confirmed one is kept until you ask us to delete it. We do that within seven days.`,
    },
    {
      id: "reasons",
      heading: "Our legal grounds",
      text: `Every use needs a reason that the law accepts. These are ours.

- **A contract, or the steps before one.** Answering an enquiry, holding an appointment, running your account.
- **Your consent.** The newsletter, the waitlist, and advertising cookies where consent is asked for. You can withdraw it at any time. What we did before then stays lawful.
- **Our legitimate interest.** Keeping the site up, stopping abuse, showing the right currency, and learning which advertisements work where the law does not ask for consent first. You can object to any of these.
- **A legal duty.** Keeping invoices for as long as tax law requires.

We do not sell data. We do not build profiles of you, and no decision about you is automated.`,
    },
    {
      id: "advertising",
      heading: "Advertising and Meta",
      text: `We advertise on Facebook and Instagram, and we would like to know whether it works. For that we use Meta's pixel in your browser and a matching message from our server.

They tell Meta that a page was opened, that someone viewed the booking page, or that an appointment was made. They include the URL of the page, your IP address, the name of your browser and, where we know it, a one-way hash of your email address. The pixel also sets cookies that let Meta recognise your browser.

If you are in the European Economic Area, the United Kingdom or Switzerland, or if we cannot tell where you are, **nothing is sent before you say yes.** Saying no is one click, the same as saying yes, and everything on the site works either way. Elsewhere the pixel runs from the start. Everywhere, "Privacy choices" at the foot of a page changes your answer, and we ask again after six months. If your browser sends the signal Global Privacy Control or Do Not Track, we treat it as a no.

Meta shares responsibility for what happens to this data there. Its [privacy policy](https://www.facebook.com/privacy/policy/) says more.`,
    },
    {
      id: "videos",
      heading: "When you play a video",
      text: `A video in an article comes from YouTube or Vimeo. Nothing loads from there until you press play. Your browser then requests the player, and YouTube or Vimeo sees your IP address and which site you are on, and may set its own cookies. We use YouTube's player without cookies, and ask Vimeo not to track you.`,
    },
    {
      id: "cookies",
      heading: "Cookies",
      text: `A visitor without an account gets no cookie from us, except one that remembers your answer about advertising. The currency you choose is remembered by your browser until you close the tab.

Signing in sets two kinds. One holds your session and cannot be read by scripts. The other only says that someone is signed in, so that the menu can show the right links. Both are deleted when you sign out or close the browser. If you choose to stay signed in, a third records that, and they last until you have been away for 30 days, or for six months at most.

Two more last only minutes. In a browser without scripts, one carries the result of the form you sent, for a minute. After you open a password link, one lets you choose a new password, for 15 minutes.

Meta, Calendly and video hosts set cookies only in the cases described above.`,
    },
    {
      id: "limits",
      heading: "How we stop abuse",
      text: `Forms are a target for bots, so we count how many requests come from one IP address within a few minutes.

The address is combined with a secret and hashed before it is stored. Nobody can work out the address from the hash. It is used only for counting, for a day at most, and is deleted within {{retention.limits}}.`,
    },
    {
      id: "who-sees-it",
      heading: "Who else sees it",
      text: `A few companies work for us. They may use the data only for that, and are bound by contract.

- **Supabase** runs our database and the sign-in.
- **Resend** sends our emails.
- **Our hosting company** serves these pages and keeps the logs.
- **A location service** turns an IP address into a country.
- **Calendly** runs the calendar, where we use it.

Meta receives what is described under [Advertising and Meta](#advertising). Otherwise we hand over data only when a court or the law requires it, and we tell you if we are allowed to.`,
    },
    {
      id: "abroad",
      heading: "Data in other countries",
      text: `We are in ${brand.place.country}. The companies above keep data mainly in the United States and in the European Union. Where the law of your country requires it, the transfer is based on the European Commission's standard contractual clauses and their UK counterpart. Ask us for a copy.`,
    },
    {
      id: "security",
      heading: "How it is protected",
      text: `All traffic is encrypted. The database itself decides who may read each row, so a mistake on a page doesn't expose your data. Only the people who answer you can see what you sent.

If something still goes wrong and puts you at risk, we tell you what happened and what to do, and notify the authority within 72 hours where the law requires it.`,
    },
    {
      id: "rights",
      heading: "Your rights",
      text: `Write to {{email}} and you can

- **see** what we hold about you and get a copy;
- **correct** what is wrong;
- **delete** what we no longer need, or hold only with your consent;
- **take it with you** in a file that other programs can read;
- **object** to what we do in our own interest, and to advertising always;
- **pause** its use while we sort out a dispute;
- **withdraw** your consent.

A single entry that we delete can be restored for {{retention.deleted}}, in case it was a mistake. If you ask us to delete everything, we do so immediately and keep one thing: a hash of your email address. Nobody can read the address from it. It only makes sure that we don't write to you again if a stranger enters your address in a form.

It costs nothing. We may ask you to write from the address in question, so that nobody else can request your data in your name.

These rights come from the Data Protection Act of ${brand.place.country} and, if you are in Europe, from the General Data Protection Regulation or its British version. We give them to everybody, wherever you live.`,
    },
    {
      id: "complaints",
      heading: "Where to complain",
      text: `Tell us first, if you can: {{email}}. You may also go straight to an authority. In ${brand.place.country} that is the Information Commissioner under the Data Protection Act. In the European Union it is the data protection authority of the place where you live or work, and in the United Kingdom the Information Commissioner's Office.`,
    },
    {
      id: "children",
      heading: "Children",
      text: `This site is for people who run something: a business, a club, a school. It is not meant for children under 16, and we do not knowingly store anything about them. If a child has written to us, tell us and we'll delete it.`,
    },
    {
      id: "changes",
      heading: "When this page changes",
      text: `The date at the top is the day of the last change. If a change affects data we already hold, we write to the people concerned before it takes effect.`,
    },
  ],
} as const;
