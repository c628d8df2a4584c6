import type { Metadata } from "next";
import { PageHeader } from "@/components/admin/frame/page-header";
import { FilterBar } from "@/components/admin/list/filter-bar";
import { ListResults } from "@/components/admin/list/list-results";
import { orders } from "@/components/admin/list/orders";
import { sortParam } from "@/components/admin/list/with-params";
import { TagTable } from "@/components/admin/tags/tag-table";
import { pluralize } from "@/lib/numbers";
import { listAdminTags, listTagNames } from "@/lib/tags/admin/queries";
import { TagFilters } from "@/lib/tags/admin/schema";

export const metadata: Metadata = { title: "Tags" };

export default async function TagsPage({ searchParams }: PageProps<"/admin/tags">) {
  const filters = TagFilters.parse(await searchParams);
  const [listed, names] = await Promise.all([listAdminTags(filters), listTagNames()]);
  const { q, sort } = filters;
  const params = { q, sort: sortParam(sort, orders.byNameOrPosts) };
  return (
    <>
      <PageHeader title="Tags" description={pluralize(listed.total, "tag", "tags")} />
      <FilterBar
        path="/admin/tags"
        label="Filter tags"
        search={{ name: "q", label: "Search by name", value: q }}
        sort={{ value: sort, options: orders.byNameOrPosts }}
      />
      <ListResults
        listed={listed}
        path="/admin/tags"
        params={params}
        label="Pages of tags"
        empty="No tags yet. They are made in the editor of a post."
        noMatch="No tags match this name."
      >
        <TagTable
          tags={listed.rows}
          names={names}
          sorting={{ path: "/admin/tags", params, sort, initial: orders.byNameOrPosts[0].value }}
        />
      </ListResults>
    </>
  );
}
