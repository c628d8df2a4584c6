import type { Metadata, Route } from "next";
import Link from "next/link";
import { unstable_rethrow as rethrow } from "next/navigation";
import { LoadError } from "@/components/admin/frame/load-error";
import { PageHeader } from "@/components/admin/frame/page-header";
import { FilterBar } from "@/components/admin/list/filter-bar";
import { pageHrefOf } from "@/components/admin/list/with-params";
import { NoPosts } from "@/components/admin/posts/no-posts";
import { PostTable } from "@/components/admin/posts/post-table";
import { Pagination } from "@/components/ui/pagination";
import { readPage } from "@/lib/admin/paging";
import { reportError } from "@/lib/log";
import { type PostFilter, readPostFilter } from "@/lib/posts/admin/filter";
import { listAdminPosts } from "@/lib/posts/admin/queries";
import { postStrings } from "@/lib/posts/admin/strings";

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
          <Pagination
            page={found.page}
            pages={found.pages}
            hrefOf={pageHrefOf(path, { search, status: status ?? undefined })}
            label="Pages of posts"
            prefetch={false}
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
    // Next.js implements redirects as exceptions.
    rethrow(error);
    reportError(error, "list of posts");
    return { message: (error instanceof Error && error.message) || postStrings.notLoaded };
  }
}
