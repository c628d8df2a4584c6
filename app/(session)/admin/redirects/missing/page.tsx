import type { Metadata } from "next";
import { ListPage } from "@/components/admin/list/list-page";
import { UndoAnswer } from "@/components/admin/list/rows/undo-answer";
import { missingColumns } from "@/components/admin/redirects/missing-columns";
import { RedirectTabs } from "@/components/admin/redirects/redirect-tabs";
import { orders } from "@/lib/admin/orders";
import { readFlash } from "@/lib/forms/flash";
import { ignorePath } from "@/lib/redirects/admin/actions";
import { listMissingPaths } from "@/lib/redirects/admin/queries";
import { MissingFilters } from "@/lib/redirects/admin/schema";

export const metadata: Metadata = { title: "Missing pages" };

export default async function MissingPage({ searchParams }: PageProps<"/admin/redirects/missing">) {
  const search = await searchParams;
  const filters = MissingFilters.parse(search);
  const [listed, flash] = await Promise.all([listMissingPaths(filters), readFlash(search.answer)]);
  return (
    <ListPage
      path="/admin/redirects/missing"
      title="Missing pages"
      description="Paths that returned 404 in the last 30 days. Top 1,000."
      top={() => (
        <>
          <RedirectTabs current="Missing pages" />
          <UndoAnswer result={flash} action={ignorePath} />
        </>
      )}
      things={["missing page", "missing pages"]}
      search="Search paths"
      selects={[{ name: "show", label: "Show", options: shown }]}
      orders={orders.ofMissingPaths}
      empty="No missing pages."
      {...{ listed, filters }}
      columns={missingColumns}
    />
  );
}

const shown = [
  { value: "", label: "Not ignored" },
  { value: "ignored", label: "Ignored" },
];
