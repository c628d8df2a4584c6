import { useController } from "react-hook-form";
import { AuthorChoice } from "@/components/admin/posts/author-choice";
import type { AuthorOption } from "@/lib/posts/admin/authors";
import { type FieldProps, type PostForm, setField } from "./field-props";

type Props = { form: PostForm; field: FieldProps; authors: readonly AuthorOption[] };

export function AuthorsField({ form, field, authors }: Props) {
  const { id, form: formId, error, readOnly } = field("authors");
  const { field: control } = useController({ control: form.control, name: "authors" });
  const chosen: readonly string[] = control.value;
  const choose = (key: string, isChosen: boolean) => {
    const next = authors.filter((one) => (one.key === key ? isChosen : chosen.includes(one.key)));
    setField(
      form,
      "authors",
      next.map((one) => one.key),
    );
  };
  return (
    <AuthorChoice
      {...{ id, authors, chosen, error }}
      form={formId}
      onChoose={(key, isChosen) => readOnly || choose(key, isChosen)}
    />
  );
}
