import { type Project, projects } from "@/content/projects";

/** The project at an address, or null. Only the id as we write it counts: `07` and `9.0` are unknown. */
export function findProject(id: string): Project | null {
  return projects.find((project) => String(project.id) === id) ?? null;
}

/** The project after this one, starting over at the end; null where it is the only one. */
export function nextProject({ id }: Project): Project | null {
  if (projects.length < 2) return null;
  const index = projects.findIndex((project) => project.id === id);
  return projects[(index + 1) % projects.length] ?? null;
}
