import type { ComponentProps, ReactNode } from "react";
import { described } from "./field";

type Props = { name: string; label: ReactNode; error?: string } & Omit<
  ComponentProps<"input">,
  "name" | "type" | "className"
>;

export function CheckField({ name, id = name, label, error, ...input }: Props) {
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          id={id}
          name={name}
          type="checkbox"
          className={box}
          {...described(id, error)}
          {...input}
        />
        <label htmlFor={id} className="cursor-pointer leading-7">
          {label}
        </label>
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-2 font-[600] text-error">
          {error}
        </p>
      )}
    </div>
  );
}

const box =
  "grid h-7 w-7 shrink-0 cursor-pointer appearance-none place-items-center border-2 border-field bg-bg before:h-4 before:w-4 before:bg-fg before:opacity-0 before:[clip-path:polygon(14%_44%,0_60%,42%_100%,100%_16%,84%_3%,39%_69%)] checked:border-fg checked:before:opacity-100 aria-invalid:border-error forced-colors:appearance-auto";
