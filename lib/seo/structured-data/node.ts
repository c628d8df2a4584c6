import type { Thing } from "schema-dts";

/** A thing of the vocabulary that has a name in the graph. */
export type Node<Kind extends Thing = Thing> = Exclude<Kind, string> & { "@id": string };

/** What a page says about itself, for machines: one graph in which everything is connected. */
export type Graph = { "@context": "https://schema.org"; "@graph": Node[] };

export function graph(...nodes: Node[]): Graph {
  return { "@context": "https://schema.org", "@graph": nodes };
}
