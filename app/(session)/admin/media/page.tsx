import type { Metadata } from "next";
import { PageHeader } from "@/components/admin/frame/page-header";
import { FilterBar } from "@/components/admin/list/filter-bar";
import { ListResults } from "@/components/admin/list/list-results";
import { MediaList } from "@/components/admin/media/media-list";
import { MediaUpload } from "@/components/admin/media/media-upload";
import { FormResult } from "@/components/forms/form-result";
import { requireAdmin } from "@/lib/auth/session";
import { readFlash } from "@/lib/forms/flash";
import { listMedia } from "@/lib/media/admin/queries";
import { MediaFilters } from "@/lib/media/admin/schema";
import { libraryStrings } from "@/lib/media/admin/strings";
import { pluralize } from "@/lib/numbers";

export const metadata: Metadata = { title: "Media" };

const shown = [
  { value: "", label: "All" },
  { value: "unused", label: "Not used" },
];

export default async function MediaPage({ searchParams }: PageProps<"/admin/media">) {
  const query = await searchParams;
  const filters = MediaFilters.parse(query);
  const { q, show } = filters;
  const { client } = await requireAdmin();
  const [listed, flash] = await Promise.all([listMedia(client, filters), readFlash(query.answer)]);
  return (
    <>
      <PageHeader title="Media" description={pluralize(listed.total, "picture", "pictures")} />
      <FormResult result={flash} />
      <MediaUpload />
      <FilterBar
        path="/admin/media"
        label="Filter pictures"
        search={{ name: "q", label: "Search by name or description", value: q }}
        selects={[{ name: "show", label: "Show", value: show, options: shown }]}
      />
      <ListResults
        listed={listed}
        path="/admin/media"
        params={{ q, show }}
        label="Pages of pictures"
        empty="No pictures yet. Upload some here, or in the editor of a post."
        noMatch={libraryStrings.noMatch}
      >
        <MediaList pictures={listed.rows} />
      </ListResults>
    </>
  );
}
