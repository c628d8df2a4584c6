import type { ComponentProps } from "react";

type Props = ComponentProps<"a"> & {
  href: string;
  /** For another order of the same page. */
  keepsScroll?: boolean;
};

/**
 * A link handled by LinkNavigation, and never prefetched, because each prefetch would query the
 * database.
 */
export function AdminLink({ keepsScroll = false, ...props }: Props) {
  return <a data-page={keepsScroll ? "still" : "quiet"} {...props} />;
}
