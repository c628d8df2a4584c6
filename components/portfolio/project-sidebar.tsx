import type { ReactNode } from "react";
import type { Project } from "@/content/projects";

export function ProjectSidebar({ project, action }: { project: Project; action?: ReactNode }) {
  const { client, year, technologies, liveUrl } = project;
  return (
    <aside aria-label="Project facts" className="col-span-12 lg:col-span-4 lg:col-start-9">
      <div className="lg:sticky lg:top-32">
        <dl className="border-t-8 border-mask">
          <Fact label="Client">{client}</Fact>
          <Fact label="Year">{year}</Fact>
          <Fact label="Technologies">{technologies.join(", ")}</Fact>
        </dl>
        {(liveUrl || action) && (
          <div className="no-print mt-8 space-y-4">
            {liveUrl && (
              <a href={liveUrl} className="button w-full" rel="noopener" target="_blank">
                Visit Website
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            )}
            {action}
          </div>
        )}
      </div>
    </aside>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7.5rem_1fr] gap-x-4 border-b border-line py-3.5">
      <dt className="text-muted">{label}</dt>
      <dd className="font-[650]">{children}</dd>
    </div>
  );
}
