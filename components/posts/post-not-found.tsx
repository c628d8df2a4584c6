import { MessagePage } from "@/components/site/message-page";
import { PageLink } from "@/components/ui/page-link";

export function PostNotFound() {
  return (
    <MessagePage
      title="Blog Post Not Found"
      text="The blog post you're looking for doesn't exist or isn't published yet."
    >
      <PageLink href="/blog" className="button">
        Back to Blog
      </PageLink>
    </MessagePage>
  );
}
