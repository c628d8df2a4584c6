import { type Graph, serialise } from "@/lib/seo/structured-data/node";

/** A data block, which browsers do not execute. */
export function JsonLd({ graph }: { graph: Graph }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: serialise escapes all HTML.
      dangerouslySetInnerHTML={{ __html: serialise(graph) }}
    />
  );
}
