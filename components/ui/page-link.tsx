import type { ComponentProps } from "react";

type Props = ComponentProps<"a"> & {
  /** False where each page queries the session in the database. */
  prefetch?: boolean | undefined;
};

/** A link that LinkNavigation follows; unlike that of Next.js, not hydrated one by one. */
export function PageLink({ prefetch = true, ...props }: Props) {
  return <a data-page={prefetch ? "" : "quiet"} {...props} />;
}
