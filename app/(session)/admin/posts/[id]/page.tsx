import "../../../../styles/post-editor.css";
import type { Metadata, Route } from "next";
import Link from "next/link";
import { EmptyState } from "@/components/admin/empty-state";
import { PageHeader } from "@/components/admin/page-header";
import { PostEditor } from "@/components/admin/posts/post-editor";
import { isRowId } from "@/lib/admin/row-status";
import { requireAdmin } from "@/lib/auth/session";
import { getEditedPost } from "@/lib/posts/admin-queries";
import { previewPost } from "../preview-action";

export const metadata: Metadata = { title: "Edit Post" };

const back = { href: "/admin/posts" as Route, label: "Blog Posts" };

export default async function EditPostPage({ params }: PageProps<"/admin/posts/[id]">) {
  const [{ viewer }, { id }] = await Promise.all([requireAdmin(), params]);
  const post = isRowId(id) ? await getEditedPost(id) : null;
  if (!post) return <PostMissing />;
  const { published, slug } = post.values;
  return (
    <>
      <PageHeader
        title="Edit Post"
        back={back}
        actions={
          published && (
            <a
              href={`/blog/${slug}`}
              target="_blank"
              rel="noopener"
              className="button button-quiet"
            >
              View Post<span className="sr-only"> (opens in a new tab)</span>
            </a>
          )
        }
      />
      <PostEditor post={post} viewerId={viewer.id} render={previewPost} />
    </>
  );
}

/** The middleware has given this page its 404. */
function PostMissing() {
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
