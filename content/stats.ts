/** A number in the services section, shown large beside its label. */
export type Stat = { value: string; label: string };

export const stats: readonly Stat[] = [
  { value: "50+", label: "websites delivered" },
  { value: "15+", label: "countries served" },
  { value: "99%", label: "client satisfaction" },
  { value: "24/7", label: "support" },
];
