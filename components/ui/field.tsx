import type { ComponentProps } from "react";

type FieldProps = {
  name: string;
  /** Needed if a name occurs twice: Next.js keeps previous pages in the document, hidden. */
  id?: string;
  label: string;
  error?: string;
  hint?: string;
};

type InputProps = FieldProps & Omit<ComponentProps<"input">, keyof FieldProps | "className">;
type SelectProps = FieldProps & Omit<ComponentProps<"select">, keyof FieldProps | "className">;
type AreaProps = FieldProps & Omit<ComponentProps<"textarea">, keyof FieldProps | "className">;

export function TextField({ name, id = name, label, error, hint, ...input }: InputProps) {
  return (
    <Field {...{ id, label, error, hint }}>
      <input
        id={id}
        name={name}
        dir="auto"
        className={control}
        {...described(id, error, hint)}
        {...input}
      />
    </Field>
  );
}

export function EmailField(props: Omit<InputProps, "label" | "type">) {
  return <TextField label="Email" type="email" autoComplete="email" required {...props} />;
}

export function TextArea({ name, id = name, label, error, hint, ...area }: AreaProps) {
  return (
    <Field {...{ id, label, error, hint }}>
      <textarea
        id={id}
        name={name}
        dir="auto"
        className={`${control} resize-y`}
        {...described(id, error, hint)}
        {...area}
      />
    </Field>
  );
}

export function SelectField({ name, id = name, label, error, hint, ...select }: SelectProps) {
  return (
    <Field {...{ id, label, error, hint }}>
      <select id={id} name={name} className={control} {...described(id, error, hint)} {...select} />
    </Field>
  );
}

type FrameProps = Omit<FieldProps, "name" | "id"> & { id: string; children: React.ReactNode };

export function Field({ id, label, error, hint, children }: FrameProps) {
  return (
    <div>
      <label htmlFor={id} className="block font-[650]">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="label text-muted">
          {hint}
        </p>
      )}
      <div className="mt-1.5">{children}</div>
      {error && (
        <p id={`${id}-error`} className="mt-2 font-[600] text-error">
          {error}
        </p>
      )}
    </div>
  );
}

export function described(id: string, error?: string, hint?: string) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return { "aria-invalid": error ? true : undefined, "aria-describedby": ids || undefined };
}

const control =
  "block w-full border-2 border-field bg-bg px-4 py-3 text-fg focus:border-fg aria-invalid:border-error aria-invalid:shadow-[inset_0.6rem_0_0_var(--error)] aria-invalid:pl-6 disabled:opacity-70";
