import { brand } from "./brand";

/** The bird's call, from quietest to loudest. */
export const call = ["kis-", "ka-", "dee"] as const;

export const about = {
  title: "A small studio with a loud bird",
  description: `${brand.name} is a team of two to ten designers and developers in ${brand.place.locality}. Why we build, how we work, and what you keep.`,
  lead: "The kiskadee is bright, fearless and impossible to ignore, and it weighs about as much as a tennis ball. We named the studio after it in 2023.",
  mission: {
    heading: "Our mission",
    paragraphs: [
      "A bakery in Arima deserves a site as fast and as carefully made as a bank's. What it gets is a template, a slider and a monthly bill.",
      "We build the other kind: sites that open on a weak signal, that anyone can use, and that belong to the business that paid for them.",
    ],
  },
  team: {
    heading: "Our team",
    paragraphs: [
      `We are designers and developers in ${brand.place.locality}, a team of two to ten depending on the workload. We stay that size on purpose.`,
      "There is no account manager between you and the person making your site. When you write, the answer comes from someone who has the file open.",
    ],
  },
  approach: {
    heading: "How we work",
    intro: "Four steps. You see something real at the end of each.",
    steps: [
      {
        title: "Listen",
        text: "Thirty minutes about your visitors and what they should be able to do. Afterwards you have a written proposal with a timeline and a price.",
      },
      {
        title: "Write",
        text: "We settle the pages and the words before the layout, so that the design fits what you have to say.",
      },
      {
        title: "Build",
        text: "You get a private link early and watch the site grow there, on your own phone, with your own content.",
      },
      {
        title: "Hand over",
        text: "We launch, show you how to run it, give you the keys, and stay for the months of support in your plan.",
      },
    ],
  },
  whyChooseUs: {
    heading: "Why choose us",
    reasons: [
      {
        title: "The price is on the page",
        text: "You know our starting prices before you ever speak to us, in TT and US dollars.",
      },
      {
        title: "We measure",
        text: "Speed, contrast and keyboard use are tested before launch, and you can repeat the tests without us.",
      },
      {
        title: "We know the ground",
        text: "Prepaid data, addresses without postcodes, two currencies in one basket: we design for them because we live with them.",
      },
      {
        title: "You can leave",
        text: "Domain, content and code are yours. We would like you to stay because the work is good.",
      },
    ],
  },
  closing: {
    heading: "Come and talk",
    text: "Bring a half-formed idea, or a site that has become embarrassing. Thirty minutes is enough to know whether we suit each other.",
  },
};
