export type Proof = "weight" | "order" | "currency";

type Feature = { title: string; text: string; check: string; proof: Proof | "" };

const features: readonly Feature[] = [
  {
    title: "No mouse required",
    text: "Every control works by keyboard.",
    check: "Press Tab.",
    proof: "",
  },
  {
    title: "Two currencies",
    text: "Prices in euros or in pounds.",
    check: "Press GBP.",
    proof: "",
  },
];

export const featuresSection = {
  heading: "Two promises",
  intro: "Try them on this site.",
  features,
};
