import type { Route } from "next";
import Link from "next/link";
import { PageHeader } from "@/components/admin/frame/page-header";
import { EmptyState } from "@/components/admin/list/empty-state";

const back = { href: "/admin/posts" as Route, label: "Blog Posts" };

/** The middleware has already set the status 404. */
export function PostMissing() {
  return (
    <>
      <PageHeader title="Post not found" back={back} />
      <EmptyState text="There is no post at this address. It may have been deleted.">
        <Link href={back.href} prefetch={false} className="button">
          Back to Blog Posts
        </Link>
      </EmptyState>
    </>
  );
}
