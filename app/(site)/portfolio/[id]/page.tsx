import type { Metadata } from "next";
import { ProjectDetail } from "@/components/portfolio/project-detail";
import { JsonLd } from "@/components/site/json-ld";
import { MessagePage } from "@/components/site/message-page";
import { WaitlistPanel } from "@/components/waitlist/waitlist-panel";
import { projects } from "@/content/projects";
import { projectImage } from "@/lib/artwork/share-images/share-image";
import { skipDraftPrefetch } from "@/lib/auth/draft-prefetch";
import { getContent } from "@/lib/content/queries";
import { findProject, nextProject } from "@/lib/portfolio/find-project";
import { projectGraph } from "@/lib/portfolio/structured-data";
import { missingMetadata, pageMetadata } from "@/lib/seo/metadata";

// The status code depends on the id, so nothing can be sent before it is known.
export const instant = false;

type Props = PageProps<"/portfolio/[id]">;

export function generateStaticParams() {
  return projects.map(({ id }) => ({ id: String(id) }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const project = findProject(id);
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
  const { id } = await params;
  const project = findProject(id);
  if (!project) return <ProjectNotFound />;
  const { title, liveUrl } = project;
  await skipDraftPrefetch();
  return (
    <>
      <JsonLd graph={projectGraph(project, await getContent("site"))} />
      <ProjectDetail
        project={project}
        next={nextProject(project)}
        action={!liveUrl && <WaitlistPanel project={{ id: project.id, title }} />}
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
