import type { Metadata } from "next";
import Link from "next/link";
import { PageHeader } from "@/components/admin/frame/page-header";
import { ExportLink } from "@/components/admin/list/export-link";
import { FilterBar } from "@/components/admin/list/filter-bar";
import { ListResults } from "@/components/admin/list/list-results";
import { orders } from "@/components/admin/list/orders";
import { sortParam } from "@/components/admin/list/with-params";
import { ListAnswer } from "@/components/admin/redirects/list-answer";
import { RedirectTabs } from "@/components/admin/redirects/redirect-tabs";
import { RedirectsForm } from "@/components/admin/redirects/redirects-form";
import { readFlash } from "@/lib/forms/flash";
import { pluralize } from "@/lib/numbers";
import { listRedirects } from "@/lib/redirects/admin/queries";
import { RedirectFilters } from "@/lib/redirects/admin/schema";

export const metadata: Metadata = { title: "Redirects" };

const path = "/admin/redirects";

export default async function RedirectsPage({ searchParams }: PageProps<"/admin/redirects">) {
  const search = await searchParams;
  const filters = RedirectFilters.parse(search);
  const [listed, flash] = await Promise.all([listRedirects(filters), readFlash(search.answer)]);
  const { q, kind, sort } = filters;
  const params = { q, kind, sort: sortParam(sort, orders.ofRedirects) };
  return (
    <>
      <PageHeader
        title="Redirects"
        description={pluralize(listed.total, "redirect", "redirects")}
        actions={
          <>
            <ExportLink path={`${path}/export`} params={{ q, kind }} />
            <Link href={`${path}/new`} prefetch={false} className="button">
              New redirect
            </Link>
          </>
        }
      />
      <RedirectTabs current="Redirects" />
      <ListAnswer result={flash} of="redirects" />
      <FilterBar
        path={path}
        label="Filter redirects"
        search={{ name: "q", label: "Search from and to", value: q }}
        selects={[{ name: "kind", label: "Kind", value: kind, options: kinds }]}
        sort={{ value: sort, options: orders.ofRedirects }}
      />
      <ListResults
        listed={listed}
        path={path}
        params={params}
        label="Pages of redirects"
        empty="No redirects yet. A post whose slug is changed makes one, too."
        noMatch="No redirects match these filters."
      >
        <RedirectsForm
          redirects={listed.rows}
          sorting={{ path, params, sort, initial: orders.ofRedirects[0].value }}
        />
      </ListResults>
    </>
  );
}

const kinds = [
  { value: "", label: "All kinds" },
  { value: "own", label: "Typed or from CSV" },
  { value: "post", label: "Following a post" },
  { value: "gone", label: "Gone" },
  { value: "unused", label: "Never used" },
];
