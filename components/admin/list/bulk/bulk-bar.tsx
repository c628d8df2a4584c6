import type { ReactNode } from "react";

type Props = {
  label: string;
  ticked: number;
  onTickAll: (checked: boolean) => void;
  /** The form's submit buttons. */
  children: ReactNode;
};

/** CSS shows it while a row of the form is ticked, so it works without JavaScript. */
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
            // The bar disappears when nothing is ticked.
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
