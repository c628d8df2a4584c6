import { brand } from "@/content/brand";
import { baseCurrency, foreignCurrency } from "@/content/currencies";

/** Placeholders such as {{email}} are replaced when the page is rendered. */
export const terms = {
  title: "Terms",
  description: `The terms ${brand.name} works under: plans and prices, proposals, payment, ownership, support, liability and the law that applies.`,
  lead: "What you can hold us to, and what we ask of you.",
  updated: "2026-11-26",
  /** For people in a hurry; the sections below are binding. */
  summary: {
    type: "points",
    heading: "In five lines",
    note: "This is a summary. The sections below are the binding terms.",
    points: [
      "The price you accept in writing is the price you pay.",
      "Once it is paid, the work is yours: content, code and keys.",
      "Your plan includes {{duration}} of support.",
      "We fix our mistakes at no charge.",
      "Either of us can stop. Work that is done gets paid for and handed over.",
    ],
  },
  sections: [
    {
      id: "scope",
      heading: "What this covers",
      text: `These terms apply between you and ${brand.name} in ${brand.place.locality}, ${brand.place.country}. They cover this website and the work we do for clients. "We" is the studio. "You" is anyone who uses the site or orders the work.

If a proposal that you have accepted says otherwise, the proposal wins. Your own terms apply only if we agreed to them in writing.`,
    },
    {
      id: "services",
      heading: "What we do",
      text: `We design and build websites and web applications, move existing ones, and look after them. The proposal says exactly what we make for you. Anything it doesn't mention is not part of the work.`,
    },
    {
      id: "plans",
      heading: "Plans and prices",
      text: `{{plans}}

The prices on this site are base prices in ${baseCurrency.inFull}. They are starting prices. Prices shown in ${foreignCurrency.inFull} are converted at the rate on the page, as a guide; the proposal names the currency that counts.

Prices do not include VAT. Where VAT is due, the proposal shows it on a separate line. It also shows third-party costs, such as a domain or paid images. We add nothing to those.`,
    },
    {
      id: "consultation",
      heading: "The consultation",
      text: `A consultation takes 30 minutes. It is free and without obligation. We review your request within 24 hours of your booking.

If you cannot come, cancel with the link in your confirmation, so that someone else can have the time. If we cannot come, we tell you and offer you another time.`,
    },
    {
      id: "proposals",
      heading: "Proposals and acceptance",
      text: `After we have spoken you get a written proposal: what we will make, by when, and for how much. It is valid for 30 days.

We have a contract when you accept it in writing. An email is enough. The price in it is fixed. It changes only if you ask for something else and accept the new price before we start on it.`,
    },
    {
      id: "your-part",
      heading: "What we need from you",
      text: `Someone who can decide. Text, images and access on the days we agreed. An answer within five working days when we ask for one.

If something is late, later dates move by the same amount. If we hear nothing for 60 days, we may close the project, hand over the work so far, and send an invoice for it.

You confirm that you may use what you give us. If someone claims otherwise, you deal with the claim and cover what it costs us.`,
    },
    {
      id: "payment",
      heading: "Payment",
      text: `Half is due when you accept the proposal and half before we hand the work over, unless the proposal says otherwise. Invoices are due within 14 days.

If an invoice stays unpaid for 30 days, we may pause the work after telling you. A site that is already live stays up while we talk about it.`,
    },
    {
      id: "delivery",
      heading: "Delivery and approval",
      text: `You can watch the work grow at a private link. When it is done, we tell you, and you have ten working days to check it against the proposal. We correct anything that doesn't match. It counts as approved when you say so, when you put it online, or when the ten days pass without a word from you.`,
    },
    {
      id: "ownership",
      heading: "Who owns what",
      text: `Your content is yours, always. So is your domain, which we register in your name.

**On full payment the work becomes yours:** the design, the text we wrote, the code we wrote for you, the database and all access to it. Until then you may look at it and test it.

Third-party parts, such as open-source libraries and typefaces, stay under their own licences. We list them when we hand over. General tools and methods that we bring to every project stay ours, and you may use them in your project for as long as you like.

We may show the finished work in our portfolio and say that we made it. If you would rather we didn't, tell us.`,
    },
    {
      id: "support",
      heading: "Support",
      text: `Support begins on launch day and lasts as long as your plan says: {{support}}. It covers faults, updates to the software we built on, and questions about how to run it. New pages and new features are new work.

Hosting is included for the same months. Before they end, we move the account into your name or offer you a maintenance contract. The choice is yours, and the site goes with you.`,
    },
    {
      id: "others",
      heading: "Third-party services",
      text: `Hosting, email, payments and maps are run by other companies under their own terms. We choose them with care, but their outages and prices are out of our hands. If one of them fails you, we help you replace it.`,
    },
    {
      id: "warranty",
      heading: "What we guarantee",
      text: `We work with professional care. When we hand it over, the work does what the proposal says, runs in the current versions of the common browsers, and to our knowledge infringes nobody's rights.

If it does not, tell us within your support period, or within 90 days if that is longer. We repair it at no charge. If two attempts fail, you can ask for a fair part of the price back.

We cannot promise a search ranking, a number of sales, or that no fault will ever appear. A fault caused by changes that others made is repaired as new work.`,
    },
    {
      id: "liability",
      heading: "Liability",
      text: `Nothing here limits liability for death or injury, for fraud, for intent or gross negligence, or for anything else that the law does not let us limit.

Otherwise each of us is liable to the other, for everything that arises from one project, up to the price of that project. Neither of us is liable for lost profit or lost data that a backup would have saved. We keep backups while we host your site; after that they are yours to keep.

Nobody is liable for what nobody could have prevented, such as a hurricane or a failed undersea cable, for as long as it lasts.`,
    },
    {
      id: "ending",
      heading: "Stopping early",
      text: `Either of us can end a project with 14 days' notice in writing, without giving a reason. You pay for the work done by then, calculated from the proposal, and you get that work. If you have paid for more than is done, you get the difference back.

If one of us breaks the contract and does not put it right within 14 days of being told, the other can end it immediately.`,
    },
    {
      id: "confidence",
      heading: "Confidentiality",
      text: `What you tell us about your business stays between us, during the project and for three years after it. The same goes for what we tell you. If we handle personal data for you, we sign a data processing agreement first. How we treat your own data is on the [privacy page](/privacy).`,
    },
    {
      id: "site",
      heading: "Using this site",
      text: `Read it, link to it, quote from it. Please do not attack it, flood its forms, or pretend to be someone else.

An account is for one person. Keep the password to yourself, and tell us if someone else has it. We may close an account that is used to do harm. A place on a waitlist is a promise to write to you; it is not a promise that the product will open.

The articles on the blog are meant to help, and they are general. They do not replace advice on your own case.`,
    },
    {
      id: "law",
      heading: "Law and courts",
      text: `The law of ${brand.place.country} applies, and its courts decide. Before anyone goes to court, we talk: write to {{email}}, and we answer within five working days.

If you buy as a consumer, you keep the protection that the law of your own country gives you, and you may go to your own courts.`,
    },
    {
      id: "changes",
      heading: "When these terms change",
      text: `The date at the top is the day of the last change. A project runs to its end under the terms published here when you accepted its proposal. If one of these terms turns out to be invalid, the others still apply.`,
    },
  ],
} as const;
