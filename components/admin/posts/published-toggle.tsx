import { StatusBadge } from "@/components/admin/list/status-badge";
import type { ListedPost } from "@/lib/posts/admin/filter";

type Props = { post: ListedPost; onToggle: () => void };

export function PublishedToggle({ post, onToggle }: Props) {
  const deed = post.published ? "Make it a draft" : "Publish it";
  return (
    <button
      type="button"
      className="inline-flex min-h-10 cursor-pointer items-center border-2 border-field px-3 hover:border-fg hover:bg-bg"
      title={deed}
      onClick={onToggle}
    >
      <StatusBadge status={post.published ? "published" : "draft"} />
      <span className="sr-only">
        : {post.title}. {deed}
      </span>
    </button>
  );
}
