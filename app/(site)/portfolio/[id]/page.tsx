import type { Metadata } from "next";
import { editBar } from "@/app/(site)/edit-bar";
import { ProjectDetail } from "@/components/portfolio/project-detail";
import { JsonLd } from "@/components/site/json-ld";
import { MessagePage } from "@/components/site/message-page";
import { WaitlistPanel } from "@/components/waitlist/waitlist-panel";
import { projectImage } from "@/lib/artwork/share-images/share-image";
import { skipDraftPrefetch } from "@/lib/auth/draft-prefetch";
import { getContent } from "@/lib/content/queries";
import { nextProject } from "@/lib/portfolio/project";
import { listProjects, listPublishedProjects } from "@/lib/portfolio/queries";
import { renderSections } from "@/lib/portfolio/sections";
import { projectGraph } from "@/lib/portfolio/structured-data";
import { missingMetadata, pageMetadata } from "@/lib/seo/metadata";

// The status code depends on the id, so nothing can be sent before it is known.
export const instant = false;

type Props = PageProps<"/portfolio/[id]">;

/** A static route needs at least one path to build, even on a site without projects. */
export async function generateStaticParams() {
  const projects = await listPublishedProjects();
  return projects.length > 0 ? projects.map(({ id }) => ({ id })) : [{ id: "1" }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const project = (await listProjects()).find((one) => one.id === id);
  if (!project) return missingMetadata("Project not found");
  const { title, description, categories, technologies } = project;
  return pageMetadata({
    title,
    description,
    path: `/portfolio/${project.id}`,
    image: projectImage(project),
    keywords: [title, ...categories, ...technologies],
  });
}

export default async function ProjectPage({ params }: Props) {
  await skipDraftPrefetch();
  const { id } = await params;
  const projects = await listProjects();
  const project = projects.find((one) => one.id === id);
  if (!project) return <ProjectNotFound />;
  const { title, waitlist } = project;
  const sections = await renderSections(project.sections);
  return (
    <>
      {await editBar(`projects/${id}`)}
      <JsonLd graph={projectGraph(project, await getContent("site"))} />
      <ProjectDetail
        project={{ ...project, sections }}
        next={nextProject(projects, project)}
        action={waitlist && <WaitlistPanel project={{ id, title }} />}
      />
    </>
  );
}

function ProjectNotFound() {
  return (
    <MessagePage
      title="Project not found"
      text="The project you're looking for doesn't exist."
      link={{ href: "/portfolio", label: "Back to portfolio" }}
    />
  );
}
