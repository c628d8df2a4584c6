import type { Metadata, Route } from "next";
import Link from "next/link";
import { unstable_rethrow as rethrow } from "next/navigation";
import { LoadError } from "@/components/admin/frame/load-error";
import { PageHeader } from "@/components/admin/frame/page-header";
import { pageHrefOf, pageParam, withParams } from "@/components/admin/list/with-params";
import { ChangeAnswer } from "@/components/admin/posts/change-answer";
import { NoPosts } from "@/components/admin/posts/no-posts";
import { PostFilter } from "@/components/admin/posts/post-filter";
import { PostsForm } from "@/components/admin/posts/posts-form";
import { Pagination } from "@/components/ui/pagination";
import { readFlash } from "@/lib/forms/flash";
import { reportError } from "@/lib/log";
import { countText } from "@/lib/posts/admin/change-strings";
import { PostFilters, postOrders } from "@/lib/posts/admin/filter";
import { listAdminPosts } from "@/lib/posts/admin/queries";
import { postStrings } from "@/lib/posts/admin/strings";
import { listTagOptions } from "@/lib/tags/admin/queries";

export const metadata: Metadata = { title: "Blog Posts" };

const path = "/admin/posts" as Route;
const [initial] = postOrders;

export default async function PostsPage({ searchParams }: PageProps<"/admin/posts">) {
  const query = await searchParams;
  const filters = PostFilters.parse(query);
  const [found, flash] = await Promise.all([load(filters), readFlash(query.answer)]);
  const { search, status, tag, sort, page } = filters;
  const params = { search, status, tag, sort: sort === initial ? undefined : sort };
  const list = { ...params, page: pageParam(page) };
  return (
    <>
      <PageHeader
        title="Blog Posts"
        description={"message" in found ? "" : countText(found.posts.total)}
        actions={
          <Link href={"/admin/posts/new" as Route} prefetch={false} className="button">
            New Post
          </Link>
        }
      />
      <ChangeAnswer result={flash} list={withParams("", list).slice(1)} />
      <PostFilter filters={filters} tags={"message" in found ? [] : found.tags} />
      {"message" in found ? (
        <LoadError message={found.message} />
      ) : (
        <>
          {found.posts.rows.length > 0 ? (
            <PostsForm
              posts={found.posts.rows}
              sorting={{ path, params, sort, initial }}
              list={list}
              tags={found.tags.map(({ name }) => name)}
            />
          ) : (
            <NoPosts params={params} page={page} pages={found.posts.pages} />
          )}
          <Pagination
            page={found.posts.page}
            pages={found.posts.pages}
            hrefOf={pageHrefOf(path, params)}
            label="Pages of posts"
            prefetch={false}
          />
        </>
      )}
    </>
  );
}

type Loaded = {
  posts: Awaited<ReturnType<typeof listAdminPosts>>;
  tags: Awaited<ReturnType<typeof listTagOptions>>;
};

async function load(filters: PostFilters): Promise<Loaded | { message: string }> {
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
