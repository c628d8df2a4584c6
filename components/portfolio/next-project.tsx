import { Arrow } from "@/components/ui/arrow";
import { PageLink } from "@/components/ui/page-link";
import type { Project } from "@/content/projects";
import { letters } from "./title-size";

export function NextProject({ project }: { project: Project }) {
  return (
    <nav aria-label="Next project" className="surface-sun no-print">
      <div className="mask" />
      <PageLink
        href={`/portfolio/${project.id}`}
        className="group wrap flex items-end justify-between gap-6 py-[clamp(2.5rem,5vw,5rem)] outline-offset-[-8px]"
      >
        <span className="min-w-0">
          <span className="label block">Next project</span>
          <span
            className="next-title mt-3 block font-display group-hover:underline group-hover:decoration-[0.08em] group-hover:underline-offset-[0.1em]"
            style={letters(project.title)}
          >
            {project.title}
          </span>
        </span>
        <Arrow className="mb-2 h-[clamp(2rem,7vw,7rem)] w-[clamp(2rem,7vw,7rem)] shrink-0 transition-transform duration-200 group-hover:translate-x-2" />
      </PageLink>
    </nav>
  );
}
