import type { ComponentProps } from "react";
import { PageLink } from "./page-link";

type Props = Omit<ComponentProps<typeof PageLink>, "prefetch"> & { href: string };

/** A link that is never prefetched, because each prefetch would query the database. */
export function AdminLink(props: Props) {
  return <PageLink {...props} prefetch={false} />;
}
