import type { Route } from "next";
import Link from "next/link";
import { EmptyState } from "@/components/admin/list/empty-state";
import { withParams } from "@/components/admin/list/with-params";
import type { PostFilter } from "@/lib/posts/admin/filter";

type Props = { filter: PostFilter; pages: number };

export function NoPosts({ filter, pages }: Props) {
  const { search, status, page } = filter;
  if (page > 1) {
    const last = { search, status: status ?? undefined, page: pages > 1 ? `${pages}` : undefined };
    return (
      <EmptyState text={`There are no posts on page ${page}.`}>
        <Link href={withParams("/admin/posts", last) as Route} prefetch={false} className="link">
          Go to the last page
        </Link>
      </EmptyState>
    );
  }
  if (search || status) {
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
