import { type ComponentProps, type FormEvent, useRef } from "react";
import { KeptTextArea } from "@/components/forms/kept-text-area";
import { useHydrated } from "@/components/forms/use-hydrated";
import { CheckField } from "@/components/ui/check-field";
import { SelectField, TextField } from "@/components/ui/field";
import type { ChoicePicture } from "@/lib/content/admin/schema";
import { isColour } from "@/lib/content/form/colour";
import type { Field, Typed } from "@/lib/content/form/typed";

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

/** A colour as text, which may be empty, and the browser's colour picker. */
function ColourField(props: ComponentProps<typeof TextField>) {
  const picker = useRef<HTMLInputElement>(null);
  const value = String(props.defaultValue);
  const copy = ({ target, currentTarget }: FormEvent<HTMLDivElement>) => {
    const text = currentTarget.querySelector("input");
    if (!picker.current || !text) return;
    if (target === picker.current) text.value = picker.current.value;
    else if (isColour(text.value)) picker.current.value = text.value;
  };
  return (
    <div className="content-colour" onInput={copy}>
      <TextField {...props} />
      {useHydrated() && (
        <input
          ref={picker}
          type="color"
          aria-label={`${props.label}, colour picker`}
          defaultValue={isColour(value) ? value : "#000000"}
        />
      )}
    </div>
  );
}
