import type { Route } from "next";
import type { ReactNode } from "react";
import { BackLink } from "@/components/ui/back-link";

type Props = {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  back?: { href: Route; label: string };
};

export function PageHeader({ title, description, actions, back }: Props) {
  return (
    <div className="page-header">
      <div className="min-w-0 grow">
        {back && (
          <BackLink href={back.href} prefetch={false}>
            {back.label}
          </BackLink>
        )}
        <h1>{title}</h1>
        {description && <p className="mt-1.5 text-muted">{description}</p>}
      </div>
      {actions && <div className="page-actions">{actions}</div>}
    </div>
  );
}
