import type { Metadata } from "next";
import { unstable_rethrow as rethrow } from "next/navigation";
import { LoadError } from "@/components/admin/frame/load-error";
import { PageHeader } from "@/components/admin/frame/page-header";
import { withParams } from "@/components/admin/list/filter/with-params";
import { ListPage } from "@/components/admin/list/list-page";
import { UndoAnswer } from "@/components/admin/list/rows/undo-answer";
import { PostsForm } from "@/components/admin/posts/posts-form";
import { AdminLink } from "@/components/ui/pages/admin-link";
import { orders } from "@/lib/admin/orders";
import { may } from "@/lib/auth/permissions";
import { requireAdmin } from "@/lib/auth/session";
import { readFlash } from "@/lib/forms/flash";
import { reportError } from "@/lib/log";
import { pluralize } from "@/lib/numbers";
import { changePosts } from "@/lib/posts/admin/change/list-actions";
import { PostFilters } from "@/lib/posts/admin/filter";
import { listAdminPosts } from "@/lib/posts/admin/queries";
import { postStrings } from "@/lib/posts/admin/strings";
import { listTagOptions } from "@/lib/tags/admin/queries";

export const metadata: Metadata = { title: "Blog Posts" };

const statuses = [
  { value: "", label: "All" },
  { value: "published", label: "Published" },
  { value: "draft", label: "Drafts" },
  { value: "review", label: "In review" },
];

const newPost = (
  <AdminLink href="/admin/posts/new" className="button">
    New Post
  </AdminLink>
);

export default async function PostsPage({ searchParams }: PageProps<"/admin/posts">) {
  const query = await searchParams;
  const filters = PostFilters.parse(query);
  const [found, flash, { viewer }] = await Promise.all([
    load(filters),
    readFlash(query.answer),
    requireAdmin("posts.own"),
  ]);
  if (found.message !== undefined) {
    return (
      <>
        <PageHeader title="Blog Posts" actions={newPost} />
        <UndoAnswer result={flash} action={changePosts} />
        <LoadError message={found.message} />
      </>
    );
  }
  const tags = found.tags.map(({ slug, name }) => ({ value: slug, label: name }));
  return (
    <ListPage
      path="/admin/posts"
      title="Blog Posts"
      actions={newPost}
      top={(list) => (
        <UndoAnswer
          result={flash}
          action={changePosts}
          fields={[["list", withParams("", list).slice(1)]]}
        />
      )}
      things={["post", "posts"]}
      selects={[
        { name: "status", label: "Status", options: statuses },
        { name: "tag", label: "Tag", options: [{ value: "", label: "All tags" }, ...tags] },
      ]}
      orders={orders.ofPosts}
      empty="No blog posts yet. Create your first post!"
      {...(!may(viewer, "posts.publish") && draftsOnly(found.posts.total))}
      listed={found.posts}
      filters={filters}
    >
      {(sorting, list) => (
        <PostsForm
          posts={found.posts.rows}
          sorting={sorting}
          list={list}
          tags={tags.map(({ label }) => label)}
        />
      )}
    </ListPage>
  );
}

/** Once published, a contributor's posts leave the list. */
const draftsOnly = (count: number) => ({
  description: `${pluralize(count, "draft", "drafts")}. Editors take care of your published posts.`,
  empty: "No drafts yet. Create one!",
});

async function load(filters: PostFilters) {
  try {
    const [posts, tags] = await Promise.all([listAdminPosts(filters), listTagOptions(filters.tag)]);
    return { posts, tags };
  } catch (error) {
    // Next.js implements redirects as exceptions.
    rethrow(error);
    reportError(error, "list of posts");
    return { message: (error instanceof Error && error.message) || postStrings.notLoaded };
  }
}
