import { withParams } from "@/components/admin/list/filter/with-params";
import { type Column, countColumn } from "@/components/admin/list/table/data-table";
import { AdminLink } from "@/components/ui/pages/admin-link";
import type { ListedTag } from "@/lib/tags/admin/schema";
import { ChangeTag } from "./change-tag";
import { DeleteTag } from "./delete-tag";

/** `names` are suggestions for merging tags. */
export const tagColumns = (names: readonly string[]): readonly Column<ListedTag>[] => [
  { name: "Name", heading: true, sort: "name", cell: (tag) => <PostsOfTag {...tag} /> },
  countColumn("Posts", ({ posts }) => posts, "-posts"),
  countColumn("Published", ({ published }) => published),
  {
    name: "Actions",
    actions: true,
    cell: (tag) => (
      <>
        {tag.published > 0 && <ViewTag {...tag} />}
        <ChangeTag tag={tag} merge={false} names={names} className={action} />
        <ChangeTag tag={tag} merge names={names} className={action} />
        <DeleteTag tag={tag} className={action} />
      </>
    ),
  },
];

/** Links to all posts with the tag, including drafts. */
function PostsOfTag({ slug, name }: ListedTag) {
  return (
    <AdminLink href={withParams("/admin/posts", { tag: slug })} className="hover:underline">
      {name}
    </AdminLink>
  );
}

/** Opens in a new tab: the public site has a different root layout. */
function ViewTag({ slug, name }: ListedTag) {
  return (
    <a href={`/blog/tag/${slug}`} target="_blank" rel="noopener" className={action}>
      View<span className="sr-only">: {name} (opens in a new tab)</span>
    </a>
  );
}

const action = "link -mt-1.5 inline-flex min-h-9 cursor-pointer items-center font-[600]";
