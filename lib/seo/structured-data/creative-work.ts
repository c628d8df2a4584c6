import type { CreativeWork, ItemList } from "schema-dts";
import { pictures } from "@/content/pictures";
import type { Project } from "@/content/projects";
import { absolute, ids, reference } from "./ids";
import type { Node } from "./node";

/** A project that the agency designed and built. */
export function creativeWork(project: Project): Node<CreativeWork> {
  const { id, title, description, image, year, categories, technologies, client, liveUrl } =
    project;
  const widest = pictures[image].widths.at(-1);
  return {
    "@type": "CreativeWork",
    "@id": ids.project(id),
    name: title,
    description,
    url: absolute(`/portfolio/${id}`),
    image: absolute(`/work/${image}-${widest}.webp`),
    dateCreated: String(year),
    genre: [...categories],
    keywords: [...technologies],
    creator: reference(ids.organization()),
    sourceOrganization: { "@type": "Organization", name: client },
    ...(liveUrl && { sameAs: liveUrl }),
  };
}

/** The projects in the order of the page. */
export function projectList(projects: readonly Project[]): Node<ItemList> {
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
