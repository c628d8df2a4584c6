import type { NextRequest } from "next/server";
import { withParams } from "@/components/admin/list/filter/with-params";
import { may } from "@/lib/auth/permissions";
import { requireAdmin } from "@/lib/auth/session";
import { listPeople } from "@/lib/people/queries";
import { type KnownPerson, PersonSearch } from "@/lib/people/schema";
import { isFullEmail } from "@/lib/people/strings";
import { PostFilters } from "@/lib/posts/admin/filter";
import { listAdminPosts } from "@/lib/posts/admin/queries";
import type { SearchResult, SearchResults } from "@/lib/search/schema";

/** Serves posts and people to the admin's search (components/admin/frame/find). */
export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  const { viewer } = await requireAdmin("admin");
  const typed = { q: nextUrl.searchParams.get("q") };
  const filters = PostFilters.parse(typed);
  const { q: start } = PersonSearch.parse(typed);
  const [{ rows, total }, people] = await Promise.all([
    may(viewer, "posts.own") ? listAdminPosts(filters) : { rows: [], total: 0 },
    may(viewer, "people") && start ? findPeople(start) : [],
  ]);
  const results: SearchResult[] = [
    ...rows.map(({ id, title }) => {
      return { kind: "article" as const, href: `/admin/posts/${id}`, title: [title], excerpt: [] };
    }),
    ...people.map(({ email, name }) => {
      const href = withParams("/admin/people", { q: email });
      return { kind: "person" as const, href, title: [email], excerpt: name ? [name] : [] };
    }),
  ];
  const answer: SearchResults = {
    query: filters.q,
    total: total + people.length,
    results,
    near: [],
  };
  return Response.json(answer, { headers: { "cache-control": "private, no-store" } });
}

/** Returns a complete email if the list is empty, since it lacks people who only have an account. */
async function findPeople(start: string): Promise<Pick<KnownPerson, "email" | "name">[]> {
  const known = await listPeople(start);
  return known.length === 0 && isFullEmail(start) ? [{ email: start, name: null }] : known;
}
