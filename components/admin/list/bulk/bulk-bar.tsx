import type { ReactNode } from "react";

type Props = {
  label: string;
  selectedCount: number;
  onSelectAll: (checked: boolean) => void;
  /** The form's submit buttons. */
  children: ReactNode;
};

/** CSS shows the bar while any row of the form is selected, so it works without JavaScript. */
export function BulkBar({ label, selectedCount, onSelectAll, children }: Props) {
  return (
    <fieldset className="bulk-bar">
      <legend className="sr-only">{label}</legend>
      <span className="bulk-count">
        {selectedCount > 0 ? `${selectedCount} selected` : "Selected"}
      </span>
      <span className="bulk-ticks">
        <button type="button" onClick={() => onSelectAll(true)}>
          Select all
        </button>
        <button
          type="button"
          onClick={({ currentTarget: { form } }) => {
            onSelectAll(false);
            // The bar disappears when nothing is selected.
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
