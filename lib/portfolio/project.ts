import type { Content } from "@/lib/content/kinds";

/** `id` is the part of its address after /portfolio/. */
export type Project = Content<"projects"> & { id: string };

export type Section = Project["sections"][number];

/** Wraps around; null if this is the only project. */
export function nextProject(projects: readonly Project[], { id }: Project): Project | null {
  const index = projects.findIndex((project) => project.id === id);
  return projects.length > 1 ? (projects[(index + 1) % projects.length] ?? null) : null;
}

/** Projects on a page of the portfolio. */
export const projectsPerPage = 24;
