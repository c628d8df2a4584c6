import type { Route } from "next";
import Link from "next/link";
import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<typeof Link>, "href" | "prefetch"> & { href: string };

/** A link that is never prefetched, because each prefetch would query the database. */
export function AdminLink({ href, ...props }: Props) {
  return <Link {...props} href={href as Route} prefetch={false} />;
}
