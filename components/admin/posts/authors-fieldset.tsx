type Props = { id: string; isEmpty: boolean; error?: string; children: React.ReactNode };

/** Frames the checkboxes of a post's authors. */
export function AuthorsFieldset({ id, isEmpty, error, children }: Props) {
  return (
    <fieldset id={id} aria-describedby={`${id}-hint ${id}-error`}>
      <legend className="font-[650]">Authors (optional)</legend>
      <p id={`${id}-hint`} className="label text-muted">
        {isEmpty
          ? "Posts show “Admin” until an author is added under Content → Authors."
          : "A post without authors shows “Admin”."}
      </p>
      <div className="mt-2 space-y-2">{children}</div>
      <p id={`${id}-error`} className="mt-2 font-[600] text-error empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}
