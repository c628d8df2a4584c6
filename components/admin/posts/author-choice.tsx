import { CheckField } from "@/components/ui/check-field";
import type { AuthorOption } from "@/lib/posts/admin/authors";

type Props = {
  /** Keeps the fields' ids unique. */
  id?: string;
  form?: string;
  authors: readonly AuthorOption[];
  chosen: readonly string[];
  error?: string | undefined;
  /** Without it, the fields keep the choice themselves. */
  onChoose?: (key: string, isChosen: boolean) => void;
};

/** A checkbox for each author. Renders nothing on a site without authors. */
export function AuthorChoice({ id = "authors", form, authors, chosen, error, onChoose }: Props) {
  if (authors.length === 0) return null;
  return (
    <fieldset id={id} aria-describedby={`${id}-hint`}>
      <legend className="font-[650]">Authors (optional)</legend>
      <p id={`${id}-hint`} className={error ? "font-[600] text-error" : "label text-muted"}>
        {error ?? "Shown instead of “Admin”, in this order."}
      </p>
      <div className="mt-3 space-y-2">
        {authors.map(({ key, name }) => (
          <CheckField
            key={key}
            id={`${id}-${key}`}
            form={form}
            name="authors"
            value={key}
            label={name}
            {...(onChoose
              ? {
                  checked: chosen.includes(key),
                  onChange: ({ target }) => onChoose(key, target.checked),
                }
              : { defaultChecked: chosen.includes(key) })}
          />
        ))}
      </div>
    </fieldset>
  );
}
