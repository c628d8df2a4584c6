import { type Project, projects } from "@/content/projects";

/** Matches the id only as written: `07` and `9.0` are unknown. */
export function findProject(id: string): Project | null {
  return projects.find((project) => String(project.id) === id) ?? null;
}

/** Wraps around; null if this is the only project. */
export function nextProject({ id }: Project): Project | null {
  if (projects.length < 2) return null;
  const index = projects.findIndex((project) => project.id === id);
  return projects[(index + 1) % projects.length] ?? null;
}
