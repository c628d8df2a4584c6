import type { ReactNode } from "react";

type Props = {
  label: string;
  ticked: number;
  onTickAll: (checked: boolean) => void;
  /** The buttons that send the form. */
  children: ReactNode;
};

/** Shown by its stylesheet while a row of the form is ticked, so it works without scripts. */
export function BulkBar({ label, ticked, onTickAll, children }: Props) {
  return (
    <fieldset className="bulk-bar">
      <legend className="sr-only">{label}</legend>
      <span className="bulk-count">{ticked > 0 ? `${ticked} selected` : "Selected"}</span>
      <span className="bulk-ticks">
        <button type="button" onClick={() => onTickAll(true)}>
          Select all
        </button>
        <button
          type="button"
          onClick={({ currentTarget: { form } }) => {
            onTickAll(false);
            // The bar goes with the last tick.
            form?.querySelector<HTMLElement>('[name="id"]')?.focus();
          }}
        >
          Clear
        </button>
      </span>
      {children}
    </fieldset>
  );
}
