import type { Thing } from "schema-dts";

export type Node<Kind extends Thing = Thing> = Exclude<Kind, string> & { "@id": string };

export type Graph = { "@context": "https://schema.org"; "@graph": Node[] };

export function graph(...nodes: Node[]): Graph {
  return { "@context": "https://schema.org", "@graph": nodes };
}
