import "server-only";
import type { Content } from "@/lib/content/kinds";
import type { Entry } from "@/lib/content/overlay";
import { listContent, listPublished } from "@/lib/content/queries";
import type { Project } from "./project";

/** Lists the projects in order, with drafts for an admin in Draft Mode. */
export async function listProjects(): Promise<Project[]> {
  return (await listContent("projects")).map(toProject);
}

/** Lists the published projects, whoever the viewer is. */
export async function listPublishedProjects(): Promise<Project[]> {
  return (await listPublished("projects")).map(toProject);
}

/** Matches the id only as written: `07` and `9.0` are unknown. */
export async function findPublishedProject(id: string): Promise<Project | null> {
  return (await listPublishedProjects()).find((project) => project.id === id) ?? null;
}

const toProject = ({ key, value }: Entry<Content<"projects">>): Project => ({ id: key, ...value });
