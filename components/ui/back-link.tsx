import type { Route } from "next";
import type { ReactNode } from "react";
import { PageLink } from "@/components/ui/pages/page-link";
import { Arrow } from "./arrow";

type Props = { href: Route; prefetch?: boolean | undefined; children: ReactNode };

export function BackLink({ href, prefetch, children }: Props) {
  return (
    <PageLink
      href={href}
      prefetch={prefetch}
      className="label relative z-1 inline-flex items-center gap-2.5 py-2 hover:underline"
    >
      <Arrow className="h-4 w-4 -scale-x-100" />
      {children}
    </PageLink>
  );
}
