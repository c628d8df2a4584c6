import { Panel } from "@/components/admin/frame/panel";
import { EmptyState } from "@/components/admin/list/empty-state";
import { RelativeDate } from "@/components/ui/date";
import { AdminLink } from "@/components/ui/pages/admin-link";
import type { RecentPost } from "@/lib/admin/dashboard/schema";

export function RecentPosts({ posts }: { posts: readonly RecentPost[] }) {
  const create = (
    <AdminLink href="/admin/posts/new" className="button">
      Create New
    </AdminLink>
  );
  return (
    <Panel title="Recent Posts" actions={create}>
      {posts.length > 0 ? (
        <ul className="border-t-4 border-mask">
          {posts.map((post) => (
            <RecentPostRow key={post.id} post={post} />
          ))}
        </ul>
      ) : (
        <EmptyState text="No blog posts yet. Create your first post!" />
      )}
    </Panel>
  );
}

function RecentPostRow({ post }: { post: RecentPost }) {
  return (
    <li className="flex items-start gap-3 border-b border-line py-2.5">
      <span
        aria-hidden="true"
        className={`mt-1.5 h-3 w-3 flex-none rounded-full border-[3px] ${
          post.published ? "border-leaf bg-leaf" : "border-field"
        }`}
      />
      <div className="min-w-0 grow">
        <p dir="auto" className="font-[650]">
          {post.title}
        </p>
        <p className="text-sm text-muted">
          {post.published ? "Published" : "Draft"}, <RelativeDate value={post.createdAt} />
        </p>
      </div>
      <AdminLink
        href={`/admin/posts/${post.id}`}
        className="link -my-1 inline-flex min-h-10 flex-none items-center font-[600]"
        aria-label={`Edit ${post.title}`}
      >
        Edit
      </AdminLink>
    </li>
  );
}
