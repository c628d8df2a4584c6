import type { Metadata } from "next";
import { ExportLink } from "@/components/admin/list/export-link";
import { ListPage } from "@/components/admin/list/list-page";
import { redirectColumns } from "@/components/admin/redirects/redirect-columns";
import { RedirectTabs } from "@/components/admin/redirects/redirect-tabs";
import { FormResult } from "@/components/forms/form-result";
import { AdminLink } from "@/components/ui/pages/admin-link";
import { orders } from "@/lib/admin/orders";
import { readFlash } from "@/lib/forms/flash";
import { listRedirects } from "@/lib/redirects/admin/queries";
import { RedirectFilters } from "@/lib/redirects/admin/schema";
import { readablePath } from "@/lib/redirects/path";

export const metadata: Metadata = { title: "Redirects" };

const path = "/admin/redirects";

export default async function RedirectsPage({ searchParams }: PageProps<"/admin/redirects">) {
  const search = await searchParams;
  const filters = RedirectFilters.parse(search);
  const [listed, flash] = await Promise.all([listRedirects(filters), readFlash(search.answer)]);
  const { q, kind } = filters;
  return (
    <ListPage
      path={path}
      title="Redirects"
      actions={
        <>
          <ExportLink path={`${path}/export`} params={{ q, kind }} />
          <AdminLink href={`${path}/new`} className="button">
            New redirect
          </AdminLink>
        </>
      }
      top={() => (
        <>
          <RedirectTabs current="Redirects" />
          <FormResult result={flash} />
        </>
      )}
      things={["redirect", "redirects"]}
      selects={[{ name: "kind", label: "Kind", options: kinds }]}
      orders={orders.ofRedirects}
      empty="No redirects yet. Changing a post's slug adds one automatically."
      {...{ listed, filters }}
      columns={redirectColumns}
      deletable={{ source: "redirects", labelOf: ({ source }) => readablePath(source) }}
    />
  );
}

const kinds = [
  { value: "", label: "All kinds" },
  { value: "own", label: "Added manually" },
  { value: "post", label: "Added automatically" },
  { value: "gone", label: "Gone" },
  { value: "unused", label: "Never used" },
];
