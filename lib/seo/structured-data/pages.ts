import { agency } from "./agency";
import { ids, reference } from "./ids";
import type { Graph, Node } from "./node";
import { type PageDetails, webPage } from "./web-page";

export type GraphPage = Pick<PageDetails, "path" | "title" | "description" | "site" | "image">;

/** The agency's and the page's nodes, followed by `nodes`. Only the home page shows the rating. */
export function pageGraph(details: PageDetails, ...nodes: Node[]): Graph {
  const own = agency(details.site, { rated: details.path === "/" });
  return { "@context": "https://schema.org", "@graph": [...own, ...webPage(details), ...nodes] };
}

export function plainGraph(page: GraphPage): Graph {
  return pageGraph({ ...page, crumbs: [crumbOf(page)] });
}

export function agencyGraph(page: GraphPage, kind: "AboutPage" | "ContactPage"): Graph {
  const mainEntity = reference(ids.organization());
  return pageGraph({ ...page, kind, crumbs: [crumbOf(page)], mainEntity });
}

export function crumbOf({ title, path }: Pick<GraphPage, "title" | "path">) {
  return { label: title, path };
}
