import type { Thing } from "schema-dts";

export type Node<Kind extends Thing = Thing> = Exclude<Kind, string> & { "@id": string };

export type Graph = { "@context": "https://schema.org"; "@graph": Node[] };

const escapes: Readonly<Record<string, string>> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** Escapes the JSON, so that no title can end the script element or open a comment in it. */
export function serialise(graph: Graph): string {
  return JSON.stringify(graph).replace(/[<>&\u2028\u2029]/g, (mark) => escapes[mark] ?? "");
}
