import { KeptTextArea } from "@/components/forms/kept-text-area";
import { CheckField } from "@/components/ui/check-field";
import { SelectField, TextField } from "@/components/ui/field";
import type { ChoicePicture } from "@/lib/content/admin/schema";
import type { Field, Typed } from "@/lib/content/form/typed";
import { ColourField } from "./colour-field";

export type FieldProps<Shown extends Field = Field> = {
  field: Shown;
  typed: Typed;
  /** Name of the field in the form. */
  path: string;
  errors: Readonly<Record<string, string>>;
  /** Pictures to choose from without JavaScript. */
  pictures: readonly ChoicePicture[];
  /** Whether short lists start with their items open. */
  startsOpen: boolean;
};

/** A field with a single value. */
export function PlainField({ field, typed, path, errors }: FieldProps) {
  const { label, hint } = field;
  const value = String(typed);
  const error = errors[path];
  const shown = { name: path, label, hint, defaultValue: value, error };
  switch (field.widget) {
    case "text":
      return <KeptTextArea {...shown} rows={3} />;
    case "markdown":
      return <KeptTextArea {...shown} rows={8} hint={hint ? `${hint}. Markdown` : "Markdown"} />;
    case "colour":
      return <ColourField {...shown} autoComplete="off" />;
    case "choice":
      return (
        <SelectField {...shown}>
          {Object.entries(field.options).map(([option, name]) => (
            <option key={option} value={option}>
              {name}
            </option>
          ))}
        </SelectField>
      );
    case "switch":
      return <CheckField name={path} label={label} error={error} defaultChecked={value === "on"} />;
    default:
      return (
        <TextField
          {...shown}
          autoComplete="off"
          type={field.widget === "date" ? "date" : "text"}
          inputMode={field.widget === "number" ? "decimal" : undefined}
        />
      );
  }
}
