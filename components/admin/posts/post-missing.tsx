import type { Route } from "next";
import { PageHeader } from "@/components/admin/frame/page-header";
import { EmptyState } from "@/components/admin/list/empty-state";
import { AdminLink } from "@/components/ui/pages/admin-link";

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
        <AdminLink href={list} className="button">
          Back to Blog Posts
        </AdminLink>
      </EmptyState>
    </>
  );
}
