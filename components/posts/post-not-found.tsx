import { MessagePage } from "@/components/site/message-page";

export function PostNotFound() {
  return (
    <MessagePage
      title="Blog Post Not Found"
      text="The blog post you're looking for doesn't exist or isn't published yet."
      link={{ href: "/blog", label: "Back to Blog" }}
    />
  );
}
