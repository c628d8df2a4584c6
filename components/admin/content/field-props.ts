import type { ChoicePicture } from "@/lib/content/admin/schema";
import type { Field, Typed } from "@/lib/content/form/typed";

export type FieldProps<Shown extends Field = Field> = {
  field: Shown;
  typed: Typed;
  /** Name of the field in the form. */
  path: string;
  errors: Readonly<Record<string, string>>;
  /** Pictures to choose from without JavaScript. */
  pictures: readonly ChoicePicture[];
};
