import { useController } from "react-hook-form";
import type { AuthorOption } from "@/lib/posts/admin/authors";
import { type FieldProps, type PostForm, setField } from "./field-props";

type Props = { form: PostForm; field: FieldProps; authors: readonly AuthorOption[] };

/** A checkbox for each author. */
export function AuthorsField({ form, field, authors }: Props) {
  const { id, error, readOnly } = field("authors");
  const { ref, value } = useController({ control: form.control, name: "authors" }).field;
  const toggle = (key: string) =>
    value.includes(key) ? value.filter((other) => other !== key) : [...value, key];
  return (
    <fieldset id={id}>
      <legend className="font-[650]">Authors (optional)</legend>
      {authors.map(({ key, name }) => (
        <label key={key} className="post-publish">
          <input
            ref={ref}
            type="checkbox"
            className="h-5 w-5 accent-[var(--mask)]"
            checked={value.includes(key)}
            onChange={() => readOnly || setField(form, "authors", toggle(key))}
          />
          {name}
        </label>
      ))}
      {error && <p className="mt-2 font-[600] text-error">{error}</p>}
    </fieldset>
  );
}
