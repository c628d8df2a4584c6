import { brand } from "./brand";
import type { PictureName } from "./pictures";

/** Alt text for each picture. Run `npm run screenshots` to add a name. */
const imageAlt: Readonly<Record<PictureName, string>> = {
  "roost-feed":
    "Roost's feed: a voice note, a flyer and a notice from listeners, with the running order of the programme on air beside them.",
  "roost-moderation":
    "Roost's moderation screen: a queue of reported posts, one of them open with the house rule and the conversation it belongs to.",
  "roost-calendar":
    "Roost's week: seven days of radio programmes in coloured blocks, with details of one programme at the side.",
  "roost-members":
    "Roost's member list: names, roles and programmes, and one presenter's permissions and training.",
  "tally-editor":
    "Tally's invoice editor: a gardener's invoice in TT dollars, with a price list suggesting the next line.",
  "tally-invoices":
    "Tally's list of invoices in TT and US dollars, each marked as paid, due or late, under the amount owed.",
  "tally-pdf":
    "A paid invoice as the client receives it, beside a record of when it was sent, opened and paid.",
  "tally-mobile": "Tally on two phones: the amounts owed on one, a paid invoice on the other.",
  "pulseboard-overview":
    "Pulseboard's overview for a bakery: reach per day over three months, the hours when people reply, and the posts that did best.",
  "pulseboard-posts":
    "Pulseboard's chart of 150 posts by reach and replies, with one video picked out and its figures beside it.",
  "pulseboard-report":
    "A page of a Pulseboard report: one finding as a headline, a line chart that supports it, and what to keep, stop and try.",
  "pulseboard-mobile":
    "Pulseboard on two phones: the month's reach on one, a single video's figures on the other.",
};

const picture = (src: PictureName) => ({ src, alt: imageAlt[src] });

/** Pictures whose mockup `npm run screenshots` also draws as a sketch and a wireframe. */
export const draftedPictures: readonly string[] = [
  "roost-feed",
  "pulseboard-overview",
  "tally-editor",
];

/** Newest first, as on the page. */
export const projects = [
  {
    id: 9,
    title: "Roost",
    description:
      "A media and community management platform for neighbourhood radio: what comes in, who is on air, and what listeners are saying.",
    fullDescription: [
      "A community station is run by people who are mostly somewhere else. Tips arrive as voice notes, flyers as photographs, and a shift is swapped in a private chat that the next producer cannot see. When somebody goes home, half of what the station knows goes too.",
      "Roost puts all of it on one desk. Whatever listeners send lands in a single feed, and a producer turns an item into a line of the rundown, a diary entry or a notice in one move. The week shows who presents what, who is trained for it and who has not rested. A reported post is judged on one screen, with the house rule, the conversation before it and the member's history side by side, and taking it down needs a second moderator.",
      "A shift now begins by reading the feed instead of asking around. Everyone sees what is open and who has it. A member whose post is sent back hears why, can edit it and try again, and the decision is on record when someone asks about it a month later.",
    ],
    image: picture("roost-feed"),
    look: { ground: "#11362b", text: "#edf2ea", stripe: "#f4a35a" },
    supportingImages: [
      {
        picture: picture("roost-moderation"),
        title: "A fair hearing",
        description:
          "The reported post, the rule it may break and what was said before it, with the three possible answers beside it.",
      },
      {
        picture: picture("roost-calendar"),
        title: "The week on air",
        description:
          "Every programme and who presents it. A shift that breaks the rest rule says so, and suggests who could cover.",
      },
      {
        picture: picture("roost-members"),
        title: "Who may do what",
        description:
          "Permission to go live follows training, so nobody has to remember who has done the course.",
      },
    ],
    decision: {
      question: "Who may take a post down?",
      chosen:
        "Two moderators, on one screen with the house rule beside the post. It takes a minute longer, and nobody has yet asked for a removal to be undone.",
      rejected:
        "One moderator, with an appeal afterwards. It was faster in the prototype, but in a neighbourhood the harm is done by the time the appeal is read.",
    },
    categories: ["Web application", "Media", "Community", "Scheduling"],
    technologies: ["Next.js", "TypeScript", "PostgreSQL", "Supabase"],
    keyFeatures: [
      "One feed for voice notes, texts, flyers and web forms, each item with a name against it",
      "A running order that producers fill by dropping stories into it",
      "Moderation by written house rules, with a second moderator for every removal",
      "A weekly schedule that knows about rest and training",
      "Notices that go to phones and to the presenter's desk from the same entry",
    ],
    liveUrl: "https://roost.example",
    year: 2024,
    client: `Roost by ${brand.shortName}`,
    waitlist: false,
    sections: [],
  },
  {
    id: 8,
    title: "Pulseboard",
    description:
      "A social media analytics tool for small teams: every channel in one place, and a report that says what to do next.",
    fullDescription: [
      "Each social network has a dashboard of its own and its own idea of what a view is. A small business with four channels spends a day every quarter copying figures into slides, and the meeting afterwards is about whether the figures are right.",
      "Pulseboard counts every channel by the same rules and sets each period against the one before. All posts share one chart, reach along the bottom and replies up the side, so the ones worth repeating stand apart. The report opens with a sentence and shows the chart that supports it, then lists what to keep, what to stop and what to try. Anyone on the team can add a note before it goes out.",
      "We run our own channels with it and have not built a slide since. The meeting opens with the report already read, and the time goes on deciding what to make next. Others can join the waitlist.",
    ],
    image: picture("pulseboard-overview"),
    look: { ground: "#0e1113", text: "#eef1f2", stripe: "#ff4f6d" },
    supportingImages: [
      {
        picture: picture("pulseboard-posts"),
        title: "Every post on one chart",
        description:
          "Press a dot to see how long people watched, what they saved and what they shared.",
      },
      {
        picture: picture("pulseboard-report"),
        title: "A report that takes a position",
        description:
          "One finding per page, in one sentence, with the evidence and three instructions.",
      },
      {
        picture: picture("pulseboard-mobile"),
        title: "On the way to the meeting",
        description: "The month and its best post on a phone, one swipe apart.",
      },
    ],
    decision: {
      question: "A score, or a sentence?",
      chosen:
        "A sentence per page that says what was found, with the chart under it. People repeat it in the meeting, which is what a report is for.",
      rejected:
        "A score out of 100. Everyone who tried it asked what a 62 meant, then went back to copying figures into slides.",
    },
    categories: ["Analytics", "Social media", "Web application"],
    technologies: ["Next.js", "TypeScript", "PostgreSQL", "D3"],
    keyFeatures: [],
    liveUrl: "",
    year: 2024,
    client: `Pulseboard by ${brand.shortName}`,
    waitlist: true,
    sections: [],
  },
  {
    id: 7,
    title: "Tally",
    description:
      "An invoice maker for people who would rather be working: write it, send it, see who has paid.",
    fullDescription: [
      "Many one-person businesses write invoices by opening the last one and changing the numbers. It works until two carry the same number, the tax line is left over from another job, or a customer abroad needs the total in US dollars.",
      "Tally is the invoice itself, and you type on it. Begin a line and your price list finishes it. VAT and total follow as you go, the next number is already there, and a total in TT dollars shows its US equivalent at the day's rate. The list then says where each invoice stands: sent, opened, late or paid.",
      "We built it for our own invoices and still send them with it. Numbers no longer collide, money owed in two currencies is one glance away, and chasing a late payment takes less courage because the line is already written. Others can join the waitlist.",
    ],
    image: picture("tally-editor"),
    look: { ground: "#dfe6ea", text: "#1f3354", stripe: "#c8463f" },
    supportingImages: [
      {
        picture: picture("tally-invoices"),
        title: "Who owes what",
        description:
          "What is late, what is due this week and what is paid, added up in both currencies.",
      },
      {
        picture: picture("tally-pdf"),
        title: "What the client gets",
        description:
          "A page with your name at the top, and a record of when it was sent, opened and paid.",
      },
      {
        picture: picture("tally-mobile"),
        title: "Owed, and then paid",
        description: "On a phone: who owes what, and the moment the money comes in.",
      },
    ],
    decision: {
      question: "How much bookkeeping?",
      chosen:
        "None. The year ends with one page of totals to hand to your accountant. Invoices stay the size of an invoice.",
      rejected:
        "Accounts, categories and a ledger. We drew all twelve screens, and the gardeners we asked would have opened them once a year.",
    },
    categories: ["Web application", "Invoicing", "Small business"],
    technologies: ["React", "TypeScript", "Node.js", "PostgreSQL"],
    keyFeatures: [
      "A price list that finishes the line you started",
      "TT and US dollars side by side, at the day's rate",
      "Invoice numbers that follow on and never repeat",
      "PDF and link in one message, and you see when it's opened",
      "A one-line reminder, already written",
    ],
    liveUrl: "",
    year: 2023,
    client: `Tally by ${brand.shortName}`,
    waitlist: true,
    sections: [],
  },
];
