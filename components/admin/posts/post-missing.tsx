import type { Route } from "next";
import { RowNotFound } from "@/components/admin/list/empty-state";
import { AdminLink } from "@/components/ui/pages/admin-link";

type Props = { title?: string; text?: string; list?: Route };

/** Page for a post that does not exist. The middleware sets the 404 status for unknown posts. */
export function PostMissing({
  title = "Post not found",
  text = "It may have been deleted, or you can no longer edit it.",
  list = "/admin/posts" as Route,
}: Props) {
  return (
    <RowNotFound title={title} text={text} back={{ href: list, label: "Blog Posts" }}>
      <AdminLink href={list} className="button">
        Back to Blog Posts
      </AdminLink>
    </RowNotFound>
  );
}
