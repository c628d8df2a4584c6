import type { Route } from "next";
import Link from "next/link";
import { EmptyState } from "@/components/admin/list/empty-state";
import { type Params, pageHrefOf } from "@/components/admin/list/with-params";

type Props = { params: Params; page: number; pages: number };

export function NoPosts({ params, page, pages }: Props) {
  if (page > 1) {
    const last = pageHrefOf("/admin/posts", params)(pages);
    return (
      <EmptyState text={`There are no posts on page ${page}.`}>
        <Link href={last as Route} prefetch={false} className="link">
          Go to the last page
        </Link>
      </EmptyState>
    );
  }
  if (params.search || params.status || params.tag) {
    return (
      <EmptyState text="No posts found.">
        <Link href={"/admin/posts" as Route} prefetch={false} className="link">
          Show all posts
        </Link>
      </EmptyState>
    );
  }
  return (
    <EmptyState text="No blog posts yet. Create your first post!">
      <Link href={"/admin/posts/new" as Route} prefetch={false} className="button">
        New Post
      </Link>
    </EmptyState>
  );
}
