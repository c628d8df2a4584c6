import { StatusBadge } from "@/components/admin/list/table/status-badge";
import type { ListedPost } from "@/lib/posts/admin/filter";

/** Submits the surrounding form. */
export function PublishedToggle({ post: { id, title, published } }: { post: ListedPost }) {
  const hint = `hint-${id}`;
  return (
    <>
      <button
        type="submit"
        name="one"
        value={`${published ? "unpublish" : "publish"} ${id}`}
        className="published-toggle"
        aria-describedby={hint}
      >
        <StatusBadge status={published ? "published" : "draft"} />
        <span className="sr-only">: {title}</span>
      </button>
      <span id={hint} className="toggle-hint">
        {published ? "Click to unpublish" : "Click to publish"}
      </span>
    </>
  );
}
