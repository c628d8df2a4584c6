import Link from "next/link";
import { MessagePage } from "@/components/site/message-page";

export function ProjectNotFound() {
  return (
    <MessagePage title="Project not found" text="The project you're looking for doesn't exist.">
      <Link href="/portfolio" className="button">
        Back to portfolio
      </Link>
    </MessagePage>
  );
}
