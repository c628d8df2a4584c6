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
    <>
      <p role="status" className="sr-only">
        {selectedCount > 0 && `${selectedCount} selected`}
      </p>
      <fieldset className="bulk-bar">
        <legend className="sr-only">{label}</legend>
        <span className="bulk-count">
          {selectedCount > 0 ? `${selectedCount} selected` : "Selected"}
        </span>
        <span className="bulk-selection">
          <button type="button" onClick={() => onSelectAll(true)}>
            Select all
          </button>
          <button
            type="button"
            onClick={() => {
              onSelectAll(false);
              // The bar disappears when nothing is selected.
              document.querySelector<HTMLElement>(".row-select input")?.focus();
            }}
          >
            Clear
          </button>
        </span>
        {children}
      </fieldset>
    </>
  );
}
