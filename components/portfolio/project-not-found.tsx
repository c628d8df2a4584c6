import { MessagePage } from "@/components/site/message-page";
import { PageLink } from "@/components/ui/page-link";

export function ProjectNotFound() {
  return (
    <MessagePage title="Project not found" text="The project you're looking for doesn't exist.">
      <PageLink href="/portfolio" className="button">
        Back to portfolio
      </PageLink>
    </MessagePage>
  );
}
