import type { Metadata } from "next";
import { ListPage } from "@/components/admin/list/list-page";
import { tagColumns } from "@/components/admin/tags/tag-columns";
import { FormResult } from "@/components/forms/form-result";
import { orders } from "@/lib/admin/orders";
import { readFlash } from "@/lib/forms/flash";
import { listAdminTags, listTagNames } from "@/lib/tags/admin/queries";
import { TagFilters } from "@/lib/tags/admin/schema";

export const metadata: Metadata = { title: "Tags" };

export default async function TagsPage({ searchParams }: PageProps<"/admin/tags">) {
  const query = await searchParams;
  const filters = TagFilters.parse(query);
  const [listed, names, flash] = await Promise.all([
    listAdminTags(filters),
    listTagNames(),
    readFlash(query.answer),
  ]);
  return (
    <ListPage
      path="/admin/tags"
      title="Tags"
      top={() => <FormResult result={flash} />}
      things={["tag", "tags"]}
      search="Search by name"
      orders={orders.byNameOrPosts}
      empty="No tags yet. Add them while editing a post."
      {...{ listed, filters }}
      columns={tagColumns(names)}
    />
  );
}
