import type { ComponentProps } from "react";

type FieldProps = {
  name: string;
  label: string;
  error?: string;
  hint?: string;
};

type InputProps = FieldProps & Omit<ComponentProps<"input">, keyof FieldProps | "id" | "className">;
type SelectProps = FieldProps &
  Omit<ComponentProps<"select">, keyof FieldProps | "id" | "className">;
type AreaProps = FieldProps &
  Omit<ComponentProps<"textarea">, keyof FieldProps | "id" | "className">;

/** A labelled input with its hint and error tied to it; the name serves as id. */
export function TextField({ name, label, error, hint, ...input }: InputProps) {
  return (
    <Field {...{ name, label, error, hint }}>
      <input
        id={name}
        name={name}
        className={control}
        {...described(name, error, hint)}
        {...input}
      />
    </Field>
  );
}

export function TextArea({ name, label, error, hint, ...area }: AreaProps) {
  return (
    <Field {...{ name, label, error, hint }}>
      <textarea
        id={name}
        name={name}
        className={`${control} resize-y`}
        {...described(name, error, hint)}
        {...area}
      />
    </Field>
  );
}

export function SelectField({ name, label, error, hint, ...select }: SelectProps) {
  return (
    <Field {...{ name, label, error, hint }}>
      <select
        id={name}
        name={name}
        className={control}
        {...described(name, error, hint)}
        {...select}
      />
    </Field>
  );
}

function Field({ name, label, error, hint, children }: FieldProps & { children: React.ReactNode }) {
  return (
    <div>
      <label htmlFor={name} className="block font-[650]">
        {label}
      </label>
      {hint && (
        <p id={`${name}-hint`} className="label text-muted">
          {hint}
        </p>
      )}
      <div className="mt-1.5">{children}</div>
      {error && (
        <p id={`${name}-error`} className="mt-2 font-[600] text-error">
          {error}
        </p>
      )}
    </div>
  );
}

function described(name: string, error?: string, hint?: string) {
  const ids = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ");
  return { "aria-invalid": error ? true : undefined, "aria-describedby": ids || undefined };
}

const control =
  "block w-full border-2 border-field bg-bg px-4 py-3 text-fg focus:border-fg aria-invalid:border-error aria-invalid:shadow-[inset_0.6rem_0_0_var(--error)] aria-invalid:pl-6 disabled:opacity-70";
