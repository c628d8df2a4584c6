import "@/components/admin/posts/editor/post-editor.css";
import "@/components/admin/posts/editor/tags-field.css";
import type { Metadata, Route } from "next";
import Link from "next/link";
import { previewPost } from "@/app/(session)/admin/posts/preview-action";
import { PageHeader } from "@/components/admin/frame/page-header";
import { EmptyState } from "@/components/admin/list/empty-state";
import { PostEditor } from "@/components/admin/posts/editor/post-editor";
import { requireAdmin } from "@/lib/auth/session";
import { getEditedPost } from "@/lib/posts/admin/queries";
import { isRowId } from "@/lib/request/row-status";
import { listTagNames } from "@/lib/tags/admin/queries";

type Props = PageProps<"/admin/posts/[id]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const post = await findPost(params);
  return { title: post ? `Edit Post: ${post.values.title}` : "Post not found" };
}

const back = { href: "/admin/posts" as Route, label: "Blog Posts" };

export default async function EditPostPage({ params }: Props) {
  const [{ viewer }, post, knownTags] = await Promise.all([
    requireAdmin(),
    findPost(params),
    listTagNames(),
  ]);
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
      <PostEditor post={post} viewerId={viewer.id} knownTags={knownTags} render={previewPost} />
    </>
  );
}

/** The middleware has already set the status 404. */
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

async function findPost(params: Props["params"]) {
  const { id } = await params;
  return isRowId(id) ? getEditedPost(id) : null;
}
