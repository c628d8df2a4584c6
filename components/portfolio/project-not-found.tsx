import { MessagePage } from "@/components/site/message-page";

export function ProjectNotFound() {
  return (
    <MessagePage
      title="Project not found"
      text="The project you're looking for doesn't exist."
      link={{ href: "/portfolio", label: "Back to portfolio" }}
    />
  );
}
