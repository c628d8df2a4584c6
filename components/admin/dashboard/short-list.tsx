import type { ReactNode } from "react";
import { Panel } from "@/components/admin/frame/panel";
import { EmptyState } from "@/components/admin/list/empty-state";
import { AdminLink } from "@/components/ui/pages/admin-link";

type Item = { id: string; href: string; title: ReactNode; about: ReactNode };

type Props = {
  title: string;
  /** Link to the full list. */
  all: { href: string; label: string };
  items: readonly Item[];
  empty: string;
  children?: ReactNode;
};

/** A panel with the few rows that need attention first. */
export function ShortList({ title, all, items, empty, children }: Props) {
  const link = (
    <AdminLink href={all.href} className="link inline-flex min-h-10 items-center font-[600]">
      {all.label}
    </AdminLink>
  );
  return (
    <Panel title={title} actions={link}>
      {children}
      {items.length > 0 ? (
        <ul className="border-t-4 border-mask">
          {items.map(({ id, href, title, about }) => (
            <li key={id} className="border-b border-line py-2.5">
              <AdminLink href={href} className="link font-[650]">
                {title}
              </AdminLink>
              <p dir="auto" className="line-clamp-2 text-sm text-muted">
                {about}
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState text={empty} />
      )}
    </Panel>
  );
}
