"use client";

import { TextField } from "@/components/ui/field";
import { libraryStrings } from "@/lib/media/admin/strings";
import type { Picture } from "@/lib/media/schema";
import { Thumbnail } from "./thumbnail";
import { useLibrary } from "./use-library";

export function LibraryChoice({ onChoose }: { onChoose: (picture: Picture) => void }) {
  const { library, search, showMore, retry } = useLibrary();
  const { status, rows } = library;
  return (
    <>
      <TextField
        name="library-search"
        type="search"
        label="Search by name or alt text"
        maxLength={200}
        autoComplete="off"
        onChange={({ currentTarget }) => search(currentTarget.value)}
      />
      <ul className="media-choice" aria-busy={status === "loading"}>
        {rows.map((picture) => (
          <li key={picture.id}>
            <button type="button" onClick={() => onChoose(picture)}>
              <Thumbnail path={picture.path} alt={picture.alt} />
              <span>{picture.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <div role="status">
        {status === "loading" && rows.length === 0 && <p>Loading...</p>}
        {status === "loaded" && rows.length === 0 && (
          <p>{library.q ? libraryStrings.noMatch : libraryStrings.none}</p>
        )}
        {status === "failed" && <p className="font-[600] text-error">{library.message}</p>}
      </div>
      {status === "failed" && (
        <button type="button" className="button button-quiet mt-3" onClick={retry}>
          Try Again
        </button>
      )}
      {status === "loaded" && !library.isWhole && (
        <button type="button" className="button button-quiet mt-3" onClick={showMore}>
          Show more
        </button>
      )}
    </>
  );
}
