import { agency } from "./agency";
import { ids, reference } from "./ids";
import { type Graph, graph } from "./node";
import { type PageDetails, webPage } from "./web-page";

export type GraphPage = Pick<PageDetails, "path" | "title" | "description">;

export function plainGraph(page: GraphPage): Graph {
  return graph(...agency({ rated: false }), ...webPage({ ...page, crumbs: [crumbOf(page)] }));
}

export function agencyGraph(page: GraphPage, kind: "AboutPage" | "ContactPage"): Graph {
  const mainEntity = reference(ids.organization());
  const details = { ...page, kind, crumbs: [crumbOf(page)], mainEntity };
  return graph(...agency({ rated: false }), ...webPage(details));
}

export function crumbOf({ title, path }: GraphPage) {
  return { label: title, path };
}
