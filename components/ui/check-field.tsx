import type { ComponentProps, ReactNode } from "react";

type Props = { name: string; label: ReactNode; error?: string } & Omit<
  ComponentProps<"input">,
  "id" | "name" | "type" | "className"
>;

/** A labelled checkbox with its error tied to it; the name serves as id. */
export function CheckField({ name, label, error, ...input }: Props) {
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          id={name}
          name={name}
          type="checkbox"
          className="mt-0.5 h-6 w-6 shrink-0 cursor-pointer accent-mask outline-offset-3"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${name}-error` : undefined}
          {...input}
        />
        <label htmlFor={name} className="cursor-pointer leading-7">
          {label}
        </label>
      </div>
      {error && (
        <p id={`${name}-error`} className="mt-2 font-[600] text-error">
          {error}
        </p>
      )}
    </div>
  );
}
