import type { Route } from "next";
import Link from "next/link";
import type { LibraryPicture } from "@/lib/media/admin/schema";
import { pluralize } from "@/lib/numbers";

/** A picture that is used cannot be deleted. */
export function MediaUses({ used, uses }: LibraryPicture) {
  if (used === 0) return <p>Not used in any post.</p>;
  return (
    <div>
      <p>Used in {pluralize(used, "post", "posts")}, so it cannot be deleted:</p>
      <ul className="media-uses">
        {uses.map(({ id, title, published }) => (
          <li key={id}>
            <Link href={`/admin/posts/${id}` as Route} prefetch={false} className="link">
              {title}
            </Link>
            {!published && " (draft)"}
          </li>
        ))}
        {used > uses.length && <li>and {pluralize(used - uses.length, "other", "others")}</li>}
      </ul>
    </div>
  );
}
