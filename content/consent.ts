/** Text of the consent banner and its choices. Must match what lib/tracking sends. */
export const consentStrings = {
  title: "May we tell Meta you were here?",
  text: "We advertise on Facebook and Instagram. If you allow it, Meta learns which pages you open here and whether you book. If not, it learns nothing.",
  more: { label: "What we send", href: "/privacy#advertising" },
  refuse: "No, thanks",
  accept: "Yes, allow it",
  choices: "Privacy choices",
  current: { allowed: "Currently allowed.", denied: "Currently refused." },
  signal: "Your browser asks sites not to track you. We respect that and send Meta nothing.",
  close: "Close",
  saved: {
    yes: "Allowed. You can change this under Privacy choices at the foot of every page.",
    no: "Refused. You can change this under Privacy choices at the foot of every page.",
  },
} as const;
