import type { Route } from "next";
import Link from "next/link";
import { PageHeader } from "@/components/admin/frame/page-header";
import { EmptyState } from "@/components/admin/list/empty-state";

type Props = { title?: string; text?: string; list?: Route };

/** Page for a post that does not exist. The middleware sets the 404 status for unknown posts. */
export function PostMissing({
  title = "Post not found",
  text = "This post doesn't exist. It may have been deleted.",
  list = "/admin/posts" as Route,
}: Props) {
  return (
    <>
      <PageHeader title={title} back={{ href: list, label: "Blog Posts" }} />
      <EmptyState text={text}>
        <Link href={list} prefetch={false} className="button">
          Back to Blog Posts
        </Link>
      </EmptyState>
    </>
  );
}
