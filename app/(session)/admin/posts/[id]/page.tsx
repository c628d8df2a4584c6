import "@/components/admin/posts/editor/post-editor.css";
import "@/components/admin/posts/editor/found/found.css";
import "@/components/admin/posts/editor/tags-field.css";
import type { Metadata, Route } from "next";
import Link from "next/link";
import { previewPost } from "@/app/(session)/admin/posts/preview-action";
import { PageHeader } from "@/components/admin/frame/page-header";
import { Panel } from "@/components/admin/frame/panel";
import { backHref } from "@/components/admin/list/with-params";
import { PostEditor } from "@/components/admin/posts/editor/post-editor";
import { PostMissing } from "@/components/admin/posts/post-missing";
import { Alert } from "@/components/ui/alert";
import { requireAdmin } from "@/lib/auth/session";
import { listUnsaved } from "@/lib/posts/admin/editors";
import { foundAt } from "@/lib/posts/admin/found-at";
import { getEditedPost } from "@/lib/posts/admin/queries";
import { versionNumber } from "@/lib/posts/admin/version";
import { isRowId } from "@/lib/supabase/row";
import { listTagNames } from "@/lib/tags/admin/queries";
import { PostSchedule } from "./post-schedule";
import { ShareDraft } from "./share-draft";

type Props = PageProps<"/admin/posts/[id]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const post = await findPost(params);
  return { title: post ? `Edit Post: ${post.values.title}` : "Post not found" };
}

export default async function EditPostPage({ params, searchParams }: Props) {
  const [{ viewer }, post, unsaved, knownTags, query] = await Promise.all([
    requireAdmin(),
    findPost(params),
    findUnsaved(params),
    listTagNames(),
    searchParams,
  ]);
  const back = { href: backHref("/admin/posts", query.list), label: "Blog Posts" };
  if (!post) return <PostMissing />;
  const restored = versionNumber(String(query.restored));
  return (
    <>
      <PageHeader
        title="Edit Post"
        back={back}
        actions={
          post.values.published && (
            <a
              href={`/blog/${post.liveSlug}`}
              target="_blank"
              rel="noopener"
              className="button button-quiet"
            >
              View Post<span className="sr-only"> (opens in a new tab)</span>
            </a>
          )
        }
      />
      {restored !== null && (
        <div role="status" className="mb-4">
          <Alert tone="success">
            Version {restored} is restored.{" "}
            {post.values.published && "Visitors see none of it yet."}
          </Alert>
        </div>
      )}
      <PostEditor
        post={post}
        viewerId={viewer.id}
        unsaved={unsaved}
        knownTags={knownTags}
        foundAt={foundAt(post)}
        render={previewPost}
      >
        <PostSchedule id={post.id} searchParams={searchParams} />
        {(!post.values.published || post.draftVersion !== null) && (
          <ShareDraft postId={post.id} searchParams={searchParams} />
        )}
        <Panel title="Versions">
          <Link
            href={`/admin/posts/${post.id}/versions` as Route}
            prefetch={false}
            className="button button-quiet"
          >
            Versions
          </Link>
        </Panel>
      </PostEditor>
    </>
  );
}

async function findPost(params: Props["params"]) {
  const { id } = await params;
  return isRowId(id) ? getEditedPost(id) : null;
}

async function findUnsaved(params: Props["params"]) {
  const { id } = await params;
  return isRowId(id) ? listUnsaved(id) : [];
}
