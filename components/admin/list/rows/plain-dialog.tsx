import type { ComponentProps } from "react";
import { RowForm } from "./row-form";

type Props = ComponentProps<typeof RowForm> & {
  trigger: string;
  /** The row's name, for screen readers. */
  row: string;
};

/** Replaces a dialog without JavaScript. Its trigger needs the class `only-with-script`. */
export function PlainDialog({ trigger, row, ...form }: Props) {
  return (
    <noscript>
      <details className="plain-dialog">
        <summary className="button button-quiet">
          {trigger}
          <span className="sr-only"> {row}</span>
        </summary>
        <RowForm {...form} />
      </details>
    </noscript>
  );
}
