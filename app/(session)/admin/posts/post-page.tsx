import "@/components/admin/posts/editor/post-editor.css";
import "@/components/admin/posts/editor/seo/seo.css";
import "@/components/admin/posts/editor/fields/tags-field.css";
import { PageHeader } from "@/components/admin/frame/page-header";
import { Panel } from "@/components/admin/frame/panel";
import { backHref } from "@/components/admin/list/filter/with-params";
import { AskForReview } from "@/components/admin/posts/ask-for-review";
import { DraftLinks } from "@/components/admin/posts/draft-links/draft-links";
import { PostEditor } from "@/components/admin/posts/editor/post-editor";
import { ScheduleForm } from "@/components/admin/posts/schedule/schedule-form";
import { SchedulerState } from "@/components/admin/system/scheduler-state";
import { Alert } from "@/components/ui/alert";
import { AdminLink } from "@/components/ui/pages/admin-link";
import { getScheduler } from "@/lib/admin/system/queries";
import { versionNumber } from "@/lib/admin/version-number";
import { may } from "@/lib/auth/permissions";
import { requireAdmin } from "@/lib/auth/session";
import { readFlashes } from "@/lib/forms/flash";
import { listAuthorOptions } from "@/lib/posts/admin/authors";
import { listDraftLinks } from "@/lib/posts/admin/draft-links/queries";
import { draftLinksForm } from "@/lib/posts/admin/draft-links/strings";
import { searchAppearance } from "@/lib/posts/admin/fields/search-appearance";
import { reviewForm } from "@/lib/posts/admin/review/strings";
import { getSchedule } from "@/lib/posts/admin/schedule/queries";
import { scheduleForm } from "@/lib/posts/admin/schedule/strings";
import type { EditedPost } from "@/lib/posts/admin/schema";
import { listUnsaved } from "@/lib/posts/admin/versions/editors";
import { listTagNames } from "@/lib/tags/admin/queries";
import { previewPost } from "./preview-action";

type Props = Pick<PageProps<"/admin/posts/[id]">, "searchParams"> & {
  /** Null for a new post. */
  post: EditedPost | null;
};

export function titleOf(post: EditedPost | null): string {
  return post ? `Edit Post: ${post.values.title}` : "Create Post";
}

/** Renders the same elements for new and saved posts, so the editor stays mounted on first save. */
export async function PostPage({ post, searchParams }: Props) {
  const [{ viewer }, unsaved, knownTags, authors, query, flashFor] = await Promise.all([
    requireAdmin("posts.own"),
    listUnsaved(post?.id ?? null),
    listTagNames(),
    listAuthorOptions(post?.values.authors ?? []),
    searchParams,
    readFlashes(searchParams),
  ]);
  const restored = versionNumber(String(query.restored));
  return (
    <>
      <PageHeader
        title={post ? "Edit Post" : "Create Post"}
        back={{ href: backHref("/admin/posts", query.list), label: "Blog Posts" }}
        actions={
          post?.values.published && (
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
            Version {restored} restored. {post?.values.published && visibilityOf(post)}
          </Alert>
        </div>
      )}
      <PostEditor
        post={post}
        viewerId={viewer.id}
        unsaved={unsaved}
        knownTags={knownTags}
        authors={authors}
        searchAppearance={searchAppearance(post)}
        render={previewPost}
        sections={
          post
            ? {
                publish: may(viewer, "posts.publish") ? (
                  <PublishSection post={post} flashFor={flashFor} />
                ) : (
                  <AskForReview
                    postId={post.id}
                    isInReview={post.isInReview}
                    flash={flashFor(reviewForm)}
                  />
                ),
                versions: <VersionsLink id={post.id} />,
              }
            : {}
        }
      />
    </>
  );
}

function visibilityOf({ draftVersion }: EditedPost): string {
  return draftVersion === null
    ? "It matches the live post, so there are no unpublished changes."
    : "It is not live yet.";
}

function VersionsLink({ id }: { id: string }) {
  return (
    <AdminLink href={`/admin/posts/${id}/versions`} className="button button-quiet">
      View versions
    </AdminLink>
  );
}

type PublishProps = { post: EditedPost; flashFor: Awaited<ReturnType<typeof readFlashes>> };

/** Its forms are rendered outside of the post's form. */
async function PublishSection({ post, flashFor }: PublishProps) {
  const isDraft = !post.values.published || post.draftVersion !== null;
  const [schedule, scheduler, links] = await Promise.all([
    getSchedule(post.id),
    getScheduler(),
    isDraft ? listDraftLinks(post.id) : null,
  ]);
  return (
    <>
      {schedule && (
        <Panel title="Schedule">
          <div className="max-w-[28rem] space-y-4">
            <SchedulerState state={scheduler} />
            <ScheduleForm post={schedule} flash={flashFor(scheduleForm)} />
          </div>
        </Panel>
      )}
      {links && <DraftLinks postId={post.id} links={links} flash={flashFor(draftLinksForm)} />}
    </>
  );
}
