import { AdminLink } from "@/components/ui/pages/admin-link";
import { kindLabels } from "@/lib/content/kind-labels";
import type { LibraryPicture } from "@/lib/media/admin/schema";
import { pluralize } from "@/lib/numbers";

/** A picture in use cannot be deleted. */
export function MediaUses({ used, uses, contents, deleted, earlier }: LibraryPicture) {
  if (used === 0) {
    return (
      <p>
        Not used in any post.
        {earlier > 0 && ` Older versions of ${posts(earlier)} use it.`}
      </p>
    );
  }
  const others = used - uses.length - contents.length - deleted;
  const places = contents.length > 0 ? pluralize(used, "place", "places") : posts(used);
  return (
    <div>
      <p>Used in {places}, so it cannot be deleted:</p>
      <ul className="media-uses">
        {contents.map(({ kind, key, title }) => (
          <li key={`${kind}/${key}`}>
            <AdminLink href={`/admin/content/${kind}/${key}`} className="link">
              <bdi>{title}</bdi>
            </AdminLink>{" "}
            ({kindLabels[kind]})
          </li>
        ))}
        {uses.map(({ id, title, published, editable }) => (
          <li key={id}>
            {editable ? (
              <AdminLink href={`/admin/posts/${id}`} className="link">
                <bdi>{title}</bdi>
              </AdminLink>
            ) : (
              <bdi>{title}</bdi>
            )}
            {!published && " (draft)"}
          </li>
        ))}
        {others > 0 && <li>and {pluralize(others, "other", "others")}</li>}
        {deleted > 0 && (
          <li>
            <AdminLink href="/admin/deleted" className="link">
              {pluralize(deleted, "deleted post", "deleted posts")}
            </AdminLink>{" "}
            that can be restored
          </li>
        )}
      </ul>
    </div>
  );
}

const posts = (count: number) => pluralize(count, "post", "posts");
