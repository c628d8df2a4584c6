import Link from "next/link";
import type { LibraryPicture } from "@/lib/media/admin/schema";
import { pluralize } from "@/lib/numbers";

/** A picture in use cannot be deleted. */
export function MediaUses({ used, uses, deleted, earlier }: LibraryPicture) {
  if (used === 0) {
    return (
      <p>
        Not used in any post.
        {earlier > 0 && ` Older versions of ${pluralize(earlier, "post", "posts")} use it.`}
      </p>
    );
  }
  const others = used - uses.length - deleted;
  return (
    <div>
      <p>Used in {pluralize(used, "post", "posts")}, so it cannot be deleted:</p>
      <ul className="media-uses">
        {uses.map(({ id, title, published }) => (
          <li key={id}>
            <Link href={`/admin/posts/${id}`} prefetch={false} className="link">
              <bdi>{title}</bdi>
            </Link>
            {!published && " (draft)"}
          </li>
        ))}
        {others > 0 && <li>and {pluralize(others, "other", "others")}</li>}
        {deleted > 0 && (
          <li>
            <Link href="/admin/deleted" prefetch={false} className="link">
              {pluralize(deleted, "deleted post", "deleted posts")}
            </Link>{" "}
            that can be restored
          </li>
        )}
      </ul>
    </div>
  );
}
