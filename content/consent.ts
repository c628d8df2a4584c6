/** What the banner and the choices say. It has to stay true to what lib/tracking sends. */
export const consentStrings = {
  title: "May we tell Meta you were here?",
  text: "We advertise on Facebook and Instagram. With a yes, Meta learns which pages you open here and whether you book. With a no, it learns nothing.",
  more: { label: "What is sent", href: "/privacy#advertising" },
  refuse: "No, thanks",
  accept: "Yes, allow it",
  choices: "Privacy choices",
  current: { allowed: "At the moment: allowed.", denied: "At the moment: refused." },
  signal:
    "Your browser asks every site not to track you. We follow that: Meta hears nothing from us.",
  close: "Close",
  saved: {
    yes: "Allowed. You can change this under Privacy choices at the foot of every page.",
    no: "Refused. You can change this under Privacy choices at the foot of every page.",
  },
} as const;
