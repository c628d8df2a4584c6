import type { Metadata } from "next";
import { ListPage } from "@/components/admin/list/list-page";
import { MediaList } from "@/components/admin/media/media-list";
import { MediaUpload } from "@/components/admin/media/media-upload";
import { FormResult } from "@/components/forms/form-result";
import { requireAdmin } from "@/lib/auth/session";
import { readFlash } from "@/lib/forms/flash";
import { listMedia } from "@/lib/media/admin/queries";
import { MediaFilters } from "@/lib/media/admin/schema";

export const metadata: Metadata = { title: "Media" };

const shown = [
  { value: "", label: "All" },
  { value: "unused", label: "Unused" },
];

export default async function MediaPage({ searchParams }: PageProps<"/admin/media">) {
  const query = await searchParams;
  const filters = MediaFilters.parse(query);
  const { client, viewer } = await requireAdmin("media.add");
  const [listed, flash] = await Promise.all([listMedia(client, filters), readFlash(query.answer)]);
  return (
    <ListPage
      path="/admin/media"
      title="Media"
      top={() => (
        <>
          <FormResult result={flash} />
          <MediaUpload />
        </>
      )}
      things={["image", "images"]}
      search="Search by name or alt text"
      selects={[{ name: "show", label: "Show", options: shown }]}
      empty="No images yet. Upload some here or while editing a post."
      {...{ listed, filters }}
    >
      {() => <MediaList pictures={listed.rows} viewer={viewer} />}
    </ListPage>
  );
}
