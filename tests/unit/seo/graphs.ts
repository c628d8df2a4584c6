import { expect } from "vitest";
import { type Graph, serialise } from "@/lib/seo/structured-data/node";

export type Json = Record<string, unknown>;

export function parsed(graph: Graph): Json[] {
  const { "@context": context, "@graph": nodes } = JSON.parse(serialise(graph));
  expect(context).toBe("https://schema.org");
  return nodes;
}

export function one(nodes: Json[], type: string): Json {
  const found = nodes.filter((node) => node["@type"] === type);
  expect(found).toHaveLength(1);
  return found[0] ?? {};
}

/** Returns the ids of referenced nodes. An object with only an @id is a reference. */
export function references(value: unknown): string[] {
  const mentions = JSON.stringify(value).matchAll(/\{"@id":"([^"]+)"\}/g);
  return [...mentions].map(([, id = ""]) => id);
}

export function withParts(value: unknown): Json[] {
  if (Array.isArray(value)) return value.flatMap(withParts);
  if (typeof value !== "object" || value === null) return [];
  const parts = Object.values(value).flatMap(withParts);
  return "@type" in value ? [value as Json, ...parts] : parts;
}

export function reachable(nodes: Json[]): Set<unknown> {
  const seen = new Set([nodes[0]?.["@id"]]);
  for (let size = 0; size < seen.size; ) {
    size = seen.size;
    for (const node of nodes) {
      const linked = [node["@id"], ...references(node)];
      if (linked.some((id) => seen.has(id))) for (const id of linked) seen.add(id);
    }
  }
  return seen;
}
