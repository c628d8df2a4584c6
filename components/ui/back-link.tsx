import type { Route } from "next";
import Link from "next/link";
import type { ReactNode } from "react";
import { Arrow } from "./arrow";

type Props = {
  href: Route;
  /** False where each page queries the session in the database. */
  prefetch?: false | null;
  children: ReactNode;
};

export function BackLink({ href, prefetch = null, children }: Props) {
  return (
    <Link
      href={href}
      prefetch={prefetch}
      className="label inline-flex items-center gap-2.5 py-2 hover:underline"
    >
      <Arrow className="h-4 w-4 -scale-x-100" />
      {children}
    </Link>
  );
}
