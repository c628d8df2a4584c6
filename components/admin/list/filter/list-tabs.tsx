import { AdminLink } from "@/components/ui/pages/admin-link";

type Tab = { label: string; href: string; current: boolean };

export function ListTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className="mb-6">
      <ul className="flex flex-wrap border-b-4 border-mask">
        {tabs.map(({ label, href, current }) => (
          <li key={href}>
            <AdminLink
              href={href}
              aria-current={current ? "page" : undefined}
              className="grid min-h-11 place-items-center px-4 font-[650] hover:bg-tint aria-[current]:bg-mask aria-[current]:text-on-mask"
            >
              {label}
            </AdminLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
