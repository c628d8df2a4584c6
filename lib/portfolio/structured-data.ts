import type { CreativeWork, ItemList } from "schema-dts";
import { projectImage } from "@/lib/artwork/share-images/share-image";
import type { Content } from "@/lib/content/kinds";
import { absolute, ids, reference } from "@/lib/seo/structured-data/ids";
import type { Graph, Node } from "@/lib/seo/structured-data/node";
import { crumbOf, type GraphPage, pageGraph } from "@/lib/seo/structured-data/pages";
import { pictureSource } from "./picture-source";
import type { Project } from "./project";

export function portfolioGraph(page: GraphPage, projects: readonly Project[]): Graph {
  const mainEntity = reference(absolute("/portfolio#projects"));
  const details = { ...page, kind: "CollectionPage", crumbs: [crumbOf(page)], mainEntity } as const;
  return pageGraph(details, projectList(projects), ...projects.map(creativeWork));
}

export function projectGraph(project: Project, site: Content<"site">): Graph {
  const { id, title, description } = project;
  const path = `/portfolio/${id}`;
  const crumbs = [
    { label: "Portfolio", path: "/portfolio" },
    { label: title, path },
  ];
  const mainEntity = reference(ids.project(id));
  return pageGraph(
    { site, path, title, description, crumbs, image: projectImage(project), mainEntity },
    creativeWork(project),
  );
}

/** URL of the picture's largest file; without a picture, of the preview for social networks. */
export function projectPicture(project: Project): string {
  return absolute(pictureSource(project.image.src)?.fallback ?? projectImage(project).url);
}

function creativeWork(project: Project): Node<CreativeWork> {
  const { id, title, description, year, categories, technologies, client, liveUrl } = project;
  return {
    "@type": "CreativeWork",
    "@id": ids.project(id),
    name: title,
    description,
    url: absolute(`/portfolio/${id}`),
    image: projectPicture(project),
    dateCreated: String(year),
    ...(categories.length > 0 && { genre: categories }),
    ...(technologies.length > 0 && { keywords: technologies }),
    creator: reference(ids.organization()),
    ...(client && { sourceOrganization: { "@type": "Organization", name: client } as const }),
    ...(liveUrl.startsWith("https:") && { sameAs: liveUrl }),
  };
}

function projectList(projects: readonly Project[]): Node<ItemList> {
  return {
    "@type": "ItemList",
    "@id": absolute("/portfolio#projects"),
    numberOfItems: projects.length,
    itemListElement: projects.map(({ id, title }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      item: reference(ids.project(id)),
    })),
  };
}
