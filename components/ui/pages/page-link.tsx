import type { ComponentProps } from "react";

type Props = ComponentProps<"a"> & {
  /** False for pages that query the session in the database. */
  prefetch?: boolean | undefined;
};

/**
 * A link handled by LinkNavigation, unless it leads to another site. Unlike next/link, it is not
 * hydrated individually.
 */
export function PageLink({ prefetch = true, ...props }: Props) {
  const page = prefetch ? "" : "quiet";
  return <a data-page={props.href?.startsWith("https:") ? undefined : page} {...props} />;
}
