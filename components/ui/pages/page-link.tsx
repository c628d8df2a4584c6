import type { ComponentProps } from "react";

type Props = ComponentProps<"a"> & {
  /** False for pages that query the session in the database. */
  prefetch?: boolean | undefined;
};

/** A link handled by LinkNavigation; unlike next/link, it is not hydrated individually. */
export function PageLink({ prefetch = true, ...props }: Props) {
  return <a data-page={prefetch ? "" : "quiet"} {...props} />;
}
