import Link from "next/link";
import { MessagePage } from "@/components/site/message-page";

export function PostNotFound() {
  return (
    <MessagePage
      title="Blog Post Not Found"
      text="The blog post you're looking for doesn't exist or isn't published yet."
    >
      <Link href="/blog" className="button">
        Back to Blog
      </Link>
    </MessagePage>
  );
}
