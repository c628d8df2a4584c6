import type { Metadata } from "next";
import { ListPage } from "@/components/admin/list/list-page";
import { tagColumns } from "@/components/admin/tags/tag-columns";
import { orders } from "@/lib/admin/orders";
import { listAdminTags, listTagNames } from "@/lib/tags/admin/queries";
import { TagFilters } from "@/lib/tags/admin/schema";

export const metadata: Metadata = { title: "Tags" };

export default async function TagsPage({ searchParams }: PageProps<"/admin/tags">) {
  const filters = TagFilters.parse(await searchParams);
  const [listed, names] = await Promise.all([listAdminTags(filters), listTagNames()]);
  return (
    <ListPage
      path="/admin/tags"
      title="Tags"
      things={["tag", "tags"]}
      search="Search by name"
      orders={orders.byNameOrPosts}
      empty="No tags yet. Add them while editing a post."
      {...{ listed, filters }}
      columns={tagColumns(names)}
    />
  );
}
