import type { ReactNode } from "react";
import type { Project } from "@/content/projects";
import { ProjectSidebar } from "./project-sidebar";

export function ProjectOverview({ project, action }: { project: Project; action?: ReactNode }) {
  const [first, ...others] = project.fullDescription;
  return (
    <div className="wrap grid-12 gap-y-14 pt-[clamp(3.5rem,6vw,6rem)] pb-[var(--section)]">
      <section aria-labelledby="overview" className="col-span-12 lg:col-span-7">
        <h2 id="overview" className="sr-only">
          Overview
        </h2>
        <p className="text-[clamp(1.3rem,1.1rem+0.95vw,1.85rem)] leading-[1.34] tracking-[-0.012em]">
          {first}
        </p>
        {others.map((paragraph) => (
          <p key={paragraph} className="measure mt-6">
            {paragraph}
          </p>
        ))}
      </section>
      <ProjectSidebar project={project} action={action} />
    </div>
  );
}
