import type { Metadata, Route } from "next";
import Link from "next/link";
import { unstable_rethrow as rethrow } from "next/navigation";
import { AdminPagination } from "@/components/admin/admin-pagination";
import { FilterBar } from "@/components/admin/filter-bar";
import { LoadError } from "@/components/admin/load-error";
import { PageHeader } from "@/components/admin/page-header";
import { NoPosts } from "@/components/admin/posts/no-posts";
import { PostTable } from "@/components/admin/posts/post-table";
import { readPage } from "@/lib/lists/paging";
import { listAdminPosts } from "@/lib/posts/admin-queries";
import { type PostFilter, readPostFilter } from "@/lib/posts/listing";
import { postTexts } from "@/lib/posts/texts";
import { reportError } from "@/lib/report";

export const metadata: Metadata = { title: "Blog Posts" };

const path = "/admin/posts" as Route;
const statuses = [
  { value: "", label: "All" },
  { value: "published", label: "Published" },
  { value: "draft", label: "Drafts" },
];

export default async function PostsPage({ searchParams }: PageProps<"/admin/posts">) {
  const params = await searchParams;
  const filter = { ...readPostFilter(params), page: readPage(params.page) };
  const found = await load(filter);
  const { search, status } = filter;
  return (
    <>
      <PageHeader
        title="Blog Posts"
        actions={
          <Link href={"/admin/posts/new" as Route} prefetch={false} className="button">
            New Post
          </Link>
        }
      />
      <FilterBar
        path={path}
        label="Filter posts"
        search={{ name: "search", label: "Search by title", value: search }}
        selects={[{ name: "status", label: "Status", value: status ?? "", options: statuses }]}
      />
      {"message" in found ? (
        <LoadError message={found.message} />
      ) : (
        <>
          {found.rows.length > 0 ? (
            <PostTable posts={found.rows} />
          ) : (
            <NoPosts filter={filter} pages={found.pages} />
          )}
          <AdminPagination
            page={found.page}
            pages={found.pages}
            path={path}
            params={{ search, status: status ?? undefined }}
            label="Pages of posts"
          />
        </>
      )}
    </>
  );
}

async function load(filter: PostFilter) {
  try {
    return await listAdminPosts(filter);
  } catch (error) {
    // A redirect is an exception of Next.js's own.
    rethrow(error);
    reportError(error, "list of posts");
    return { message: (error instanceof Error && error.message) || postTexts.notLoaded };
  }
}
