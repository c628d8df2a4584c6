import type { Metadata } from "next";
import { PageHeader } from "@/components/admin/frame/page-header";
import { FilterBar } from "@/components/admin/list/filter-bar";
import { ListResults } from "@/components/admin/list/list-results";
import { orders } from "@/components/admin/list/orders";
import { sortParam } from "@/components/admin/list/with-params";
import { ListAnswer } from "@/components/admin/redirects/list-answer";
import { MissingTable } from "@/components/admin/redirects/missing-table";
import { RedirectTabs } from "@/components/admin/redirects/redirect-tabs";
import { readFlash } from "@/lib/forms/flash";
import { listMissingPaths } from "@/lib/redirects/admin/queries";
import { MissingFilters } from "@/lib/redirects/admin/schema";

export const metadata: Metadata = { title: "Missing pages" };

const path = "/admin/redirects/missing";

export default async function MissingPage({ searchParams }: PageProps<"/admin/redirects/missing">) {
  const search = await searchParams;
  const filters = MissingFilters.parse(search);
  const [listed, flash] = await Promise.all([listMissingPaths(filters), readFlash(search.answer)]);
  const { q, show, sort } = filters;
  const params = { q, show, sort: sortParam(sort, orders.ofMissingPaths) };
  return (
    <>
      <PageHeader
        title="Missing pages"
        description="Addresses that answered 404 in the last 30 days, and how often. Only the thousand asked for most are kept."
      />
      <RedirectTabs current="Missing pages" />
      <ListAnswer result={flash} of="missing" />
      <FilterBar
        path={path}
        label="Filter missing pages"
        search={{ name: "q", label: "Search the path", value: q }}
        selects={[{ name: "show", label: "Show", value: show, options: shown }]}
        sort={{ value: sort, options: orders.ofMissingPaths }}
      />
      <ListResults
        listed={listed}
        path={path}
        params={params}
        label="Pages of missing pages"
        empty="Nobody has asked for a page that is missing."
        noMatch="No missing pages match these filters."
      >
        <MissingTable
          paths={listed.rows}
          sorting={{ path, params, sort, initial: orders.ofMissingPaths[0].value }}
        />
      </ListResults>
    </>
  );
}

const shown = [
  { value: "", label: "Not ignored" },
  { value: "ignored", label: "Ignored" },
];
