import Link from "next/link";
import { Notice } from "@/components/site/notice";

export function PostNotFound() {
  return (
    <Notice
      title="Blog Post Not Found"
      text="The blog post you're looking for doesn't exist or isn't published yet."
    >
      <Link href="/blog" className="button">
        Back to Blog
      </Link>
    </Notice>
  );
}
