import { useMay } from "@/components/admin/frame/access";
import { SelectRow } from "@/components/admin/list/bulk/bulk-form";
import { type Params, rowHref } from "@/components/admin/list/filter/with-params";
import { type Column, createdColumn, DataTable } from "@/components/admin/list/table/data-table";
import type { Sorting } from "@/components/admin/list/table/sort-link";
import { StatusBadge } from "@/components/admin/list/table/status-badge";
import { RelativeDate } from "@/components/ui/date";
import { AdminLink } from "@/components/ui/pages/admin-link";
import { brand } from "@/content/brand";
import type { ListedPost } from "@/lib/posts/admin/filter";
import { reviewStrings } from "@/lib/posts/admin/review/strings";
import { formatDateTime } from "@/lib/time/format";

/** `list` holds the list's parameters, for links back from the editor. */
type Props = { posts: ListedPost[]; sorting: Sorting; list: Params };

/** Must be inside the form that its row buttons and checkboxes belong to. */
export function PostTable({ posts, sorting, list }: Props) {
  return (
    <DataTable
      caption="Posts"
      columns={columnsFor(list)}
      rows={posts}
      keyOf={({ id }) => id}
      sorting={sorting}
    />
  );
}

const columnsFor = (list: Params): readonly Column<ListedPost>[] => [
  { name: "Select", select: true, cell: ({ id, title }) => <SelectRow id={id} label={title} /> },
  {
    name: "Title",
    heading: true,
    sort: "title",
    cell: (post) => <Title post={post} list={list} />,
  },
  {
    name: "Status",
    narrow: true,
    cell: (post) => (
      <>
        <PublishedToggle post={post} />
        {!post.published && post.reviewRequestedAt && (
          <p className="mt-1">
            <StatusBadge status="review" label={reviewStrings.inReview} />
          </p>
        )}
        {!post.published && post.publishAt && (
          <p className="mt-1">
            <StatusBadge status="scheduled" label={scheduledText(post.publishAt)} />
          </p>
        )}
      </>
    ),
  },
  createdColumn("Created"),
  {
    name: "Updated",
    narrow: true,
    sort: "-changed",
    cell: (post) => <RelativeDate value={post.updatedAt} />,
  },
  {
    name: "Actions",
    actions: true,
    cell: (post) => (
      <div className="-mt-1.5 flex gap-x-4">
        {post.published && <ViewPost post={post} />}
        <AdminLink href={editor(post, list)} className={action}>
          Edit<span className="sr-only">: {post.title}</span>
        </AdminLink>
        <button type="submit" name="one" value={`delete ${post.id}`} className={action}>
          Delete<span className="sr-only">: {post.title}</span>
        </button>
      </div>
    ),
  },
];

function scheduledText(publishAt: string): string {
  return `Scheduled for ${formatDateTime(Date.parse(publishAt), brand.timeZone)}`;
}

function Title({ post, list }: { post: ListedPost; list: Params }) {
  return (
    <>
      <AdminLink href={editor(post, list)} dir="auto" className="block hover:underline">
        {post.title}
      </AdminLink>
      <p dir="auto" className="mt-1 line-clamp-2 max-w-[46em] font-normal text-muted">
        {post.preview}
      </p>
    </>
  );
}

/** Submits the surrounding form. */
function PublishedToggle({ post: { id, title, published } }: { post: ListedPost }) {
  if (!useMay("posts.publish")) return <StatusBadge status={published ? "published" : "draft"} />;
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

/** Opens in a new tab: the public site has a different root layout. */
function ViewPost({ post }: { post: ListedPost }) {
  return (
    <a href={`/blog/${post.slug}`} target="_blank" rel="noopener" className={action}>
      View Post<span className="sr-only">: {post.title} (opens in a new tab)</span>
    </a>
  );
}

const action = "link inline-flex min-h-9 cursor-pointer items-center font-[600]";

const editor = ({ id }: ListedPost, list: Params) => rowHref(`/admin/posts/${id}`, list);
