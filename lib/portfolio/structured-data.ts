import type { CreativeWork, ItemList } from "schema-dts";
import { pictures } from "@/content/pictures";
import { type Project, projects } from "@/content/projects";
import { projectImage } from "@/lib/artwork/share-images/share-image";
import type { Content } from "@/lib/content/kinds";
import { absolute, ids, reference } from "@/lib/seo/structured-data/ids";
import type { Graph, Node } from "@/lib/seo/structured-data/node";
import { crumbOf, type GraphPage, pageGraph } from "@/lib/seo/structured-data/pages";

export function portfolioGraph(page: GraphPage): Graph {
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

/** URL of the picture's largest file. */
export function projectPicture({ image }: Project): string {
  return absolute(`/work/${image}-${pictures[image].width}.webp`);
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
    genre: [...categories],
    keywords: [...technologies],
    creator: reference(ids.organization()),
    sourceOrganization: { "@type": "Organization", name: client },
    ...(liveUrl && { sameAs: liveUrl }),
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
