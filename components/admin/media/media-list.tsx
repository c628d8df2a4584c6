import { BulkForm, SelectRow } from "@/components/admin/list/bulk/bulk-form";
import { DeleteRow } from "@/components/admin/list/rows/delete-row";
import { RowForm } from "@/components/admin/list/rows/row-form";
import { DateTime } from "@/components/ui/date";
import { TextField } from "@/components/ui/field";
import { may } from "@/lib/auth/permissions";
import type { Viewer } from "@/lib/auth/viewer";
import { parseMediaPath } from "@/lib/markdown/media-path";
import { describePicture } from "@/lib/media/admin/actions";
import type { LibraryPicture } from "@/lib/media/admin/schema";
import { libraryStrings } from "@/lib/media/admin/strings";
import { maxAltLength } from "@/lib/media/schema";
import { formatBytes } from "@/lib/numbers";
import { MediaUses } from "./media-uses";
import { Thumbnail } from "./thumbnail";

type Props = { pictures: readonly LibraryPicture[]; viewer: Viewer };

export function MediaList({ pictures, viewer }: Props) {
  return (
    <BulkForm source="media" things="images" rows={pictures.map(({ id }) => id).join()}>
      <ul className="media-list">
        {pictures.map((picture) => (
          <li key={picture.id}>
            <MediaCard picture={picture} viewer={viewer} />
          </li>
        ))}
      </ul>
    </BulkForm>
  );
}

function MediaCard({ picture, viewer }: { picture: LibraryPicture; viewer: Viewer }) {
  const { id, name, alt, path, used, addedBy } = picture;
  const mayChangeAny = may(viewer, "media");
  return (
    <article aria-labelledby={`name-${id}`} className="media-card">
      <a href={path} target="_blank" rel="noopener" className="block">
        <Thumbnail path={path} alt={alt || name} />
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      <div>
        <h2 id={`name-${id}`}>{name}</h2>
        <Facts {...picture} />
      </div>
      <MediaUses {...picture} />
      {(mayChangeAny || addedBy === viewer.email) && <DescribePicture {...picture} />}
      {used === 0 && mayChangeAny && (
        <div className="flex items-center">
          <SelectRow id={id} label={name} />
          <DeleteRow source="media" id={id} label={name} />
        </div>
      )}
    </article>
  );
}

function DescribePicture({ id, name, alt }: LibraryPicture) {
  return (
    <RowForm
      action={describePicture}
      fields={[["id", id]]}
      failed={libraryStrings.notDescribed}
      className="media-describe"
      label={`Save alt text for ${name}`}
      pending="Saving..."
      top={
        <TextField
          name="alt"
          id={`alt-${id}`}
          label="Alt text"
          aria-label={`Alt text for ${name}`}
          defaultValue={alt}
          maxLength={maxAltLength}
          autoComplete="off"
        />
      }
    >
      Save
    </RowForm>
  );
}

function Facts({ path, bytes, addedBy, createdAt }: LibraryPicture) {
  const media = parseMediaPath(path);
  return (
    <p className="text-muted">
      {media && `${media.width} × ${media.height} px, `}
      {media?.isAnimated && "animated, "}
      {formatBytes(bytes)}
      <br />
      Added {addedBy && `by ${addedBy}, `}
      <DateTime value={createdAt} />
    </p>
  );
}
