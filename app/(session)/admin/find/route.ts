import type { NextRequest } from "next/server";
import { may } from "@/lib/auth/permissions";
import { requireAdmin } from "@/lib/auth/session";
import { PostFilters } from "@/lib/posts/admin/filter";
import { listAdminPosts } from "@/lib/posts/admin/queries";
import type { SearchResults } from "@/lib/search/schema";

/** Serves the post results of the admin's search (components/admin/frame/find). */
export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  const { viewer } = await requireAdmin("admin");
  const filters = PostFilters.parse({ q: nextUrl.searchParams.get("q") });
  const { rows, total } = may(viewer, "posts.own")
    ? await listAdminPosts(filters)
    : { rows: [], total: 0 };
  const results = rows.map(({ id, title }) => {
    return { kind: "article" as const, href: `/admin/posts/${id}`, title: [title], excerpt: [] };
  });
  const answer: SearchResults = { query: filters.q, total, results, near: [] };
  return Response.json(answer, { headers: { "cache-control": "private, no-store" } });
}
