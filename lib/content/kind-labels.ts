/** Kinds by name, in the order of the admin's navigation. Apart from kinds.ts, for client code. */
export const kindLabels = {
  projects: "Projects",
  services: "Services",
  features: "Features",
  stats: "Numbers",
  plans: "Plans",
  about: "About page",
  questions: "Questions",
  testimonials: "Testimonials",
  authors: "Authors",
  hours: "Hours",
  navigation: "Navigation",
  site: "Agency details",
  legal: "Legal pages",
  mails: "Emails",
} as const;

export type KindName = keyof typeof kindLabels;

export const isKindName = (name: string): name is KindName => Object.hasOwn(kindLabels, name);
