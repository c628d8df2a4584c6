"use client";

import type { Route } from "next";
import Link from "next/link";
import { type Column, DataTable } from "@/components/admin/list/data-table";
import { ShortDate } from "@/components/ui/date";
import type { ListedPost } from "@/lib/posts/admin/filter";
import { DeletePost } from "./delete-post";
import { usePostChanges } from "./editor/use-post-changes";
import { PublishedToggle } from "./published-toggle";

export function PostTable({ posts }: { posts: ListedPost[] }) {
  const { shown, setPublished, remove } = usePostChanges(posts);
  const columns: readonly Column<ListedPost>[] = [
    { name: "Title", heading: true, cell: (post) => <Title post={post} /> },
    {
      name: "Status",
      narrow: true,
      cell: (post) => (
        <PublishedToggle post={post} onToggle={() => setPublished(post, !post.published)} />
      ),
    },
    { name: "Created", narrow: true, cell: (post) => <ShortDate value={post.createdAt} /> },
    {
      name: "Actions",
      actions: true,
      cell: (post) => (
        <div className="-mt-1.5 flex gap-x-4">
          {post.published && <ViewPost post={post} />}
          <Link href={editor(post)} prefetch={false} className={action}>
            Edit<span className="sr-only">: {post.title}</span>
          </Link>
          <DeletePost className={action} title={post.title} onConfirm={() => remove(post)} />
        </div>
      ),
    },
  ];
  return <DataTable caption="Posts" columns={columns} rows={shown} keyOf={({ id }) => id} />;
}

function Title({ post }: { post: ListedPost }) {
  return (
    <>
      <Link href={editor(post)} prefetch={false} className="hover:underline">
        {post.title}
      </Link>
      <p className="mt-1 max-w-[46em] font-normal text-muted">{post.preview}</p>
    </>
  );
}

/** In a new tab: the public side has another root layout. */
function ViewPost({ post }: { post: ListedPost }) {
  return (
    <a href={`/blog/${post.slug}`} target="_blank" rel="noopener" className={action}>
      View Post<span className="sr-only">: {post.title} (opens in a new tab)</span>
    </a>
  );
}

const action = "link inline-flex min-h-9 cursor-pointer items-center font-[600]";

const editor = ({ id }: ListedPost) => `/admin/posts/${id}` as Route;
