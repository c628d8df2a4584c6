export const call = ["hush", "hush", "now"] as const;

export const about = {
  title: "A small studio by the water",
  description: "Who works at Saltmarsh Works, and how.",
  lead: "A saltmarsh looks still, and is busy all day. We named the studio after one in 2021.",
  mission: { heading: "Our mission", paragraphs: ["Sites that last longer than a fashion."] },
  team: { heading: "Our team", paragraphs: ["Four people at one table in Galway."] },
  approach: { heading: "How", intro: "One step.", steps: [{ title: "Build", text: "Then." }] },
  whyChooseUs: { heading: "Why us", reasons: [{ title: "The price", text: "It is on the page." }] },
  closing: { heading: "Come and talk", text: "Bring half an idea." },
};
