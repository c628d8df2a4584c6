import { baseCurrency, foreignCurrency } from "./currencies";

/** The live measurement or demonstration under a promise (components/home/prove.ts). */
export type Proof = "weight" | "order" | "currency";

/** Something a client gets; `check` says how to verify it on this site. */
type Feature = {
  title: string;
  text: string;
  check: string;
  /** Empty for none. */
  proof: Proof | "";
};

export type FeaturesSection = {
  heading: string;
  intro: string;
  features: readonly Feature[];
};

export const featuresSection: FeaturesSection = {
  heading: "Six promises you can test right here",
  intro: "This site is built the way yours will be. Try it before you take our word for it.",
  features: [
    {
      title: "Readable on one bar",
      text: "Each page arrives complete, so your visitor is reading while the rest loads. The forms send even when no script ever arrives.",
      check: "Switch JavaScript off and reload this page.",
      proof: "weight",
    },
    {
      title: "No mouse required",
      text: "Everything you can click, you can reach and use from a keyboard. Body text keeps a contrast of 7:1 or better in light and in dark.",
      check: "Press Tab and follow the ring.",
      proof: "order",
    },
    {
      title: "Edited by you",
      text: "Write, preview and publish from your own admin area. Readers see the change the moment you press the button, and nobody bills you for a comma.",
      check: "Open the blog: it runs on the same tool you get.",
      proof: "",
    },
    {
      title: "Priced in both dollars",
      text: "Visitors see TT or US dollars depending on where they are, and can switch. You set the rate once, and every price follows.",
      check: `Press ${baseCurrency.code} or ${foreignCurrency.code} beside our prices.`,
      proof: "currency",
    },
    {
      title: "No enquiry lost",
      text: "A message is stored before it is emailed, so an email outage only delays the notice. Someone who presses send twice reaches you once.",
      check: "Write to us: you'll get a receipt straight away.",
      proof: "",
    },
    {
      title: "Keys handed over",
      text: "Domain, hosting and source code are in your name. The next developer starts the whole site, database included, with one command.",
      check: "Ask on the call, and we'll start ours while you watch.",
      proof: "",
    },
  ],
};
