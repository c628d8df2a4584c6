import { PageLink } from "@/components/ui/pages/page-link";

type Crumb = { label: string; href?: string };

const above: readonly Crumb[] = [
  { label: "Home", href: "/" },
  { label: "Blog", href: "/blog" },
];

/** `crumbs` starts below the blog; the last one is the current page. */
export function BlogBreadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      {/* Clips the mark of each line's first item. */}
      <ol className="label -ml-7 flex flex-wrap items-center gap-x-3 gap-y-1 [clip-path:inset(-8px_-8px_-8px_1.25rem)]">
        {[...above, ...crumbs].map(({ label, href }) => (
          <li
            key={label}
            className="flex min-w-0 items-center gap-3 before:h-1.5 before:w-4 before:shrink-0 before:bg-mask"
          >
            {href ? (
              <PageLink href={href} className="hover:underline">
                {label}
              </PageLink>
            ) : (
              <span aria-current="page" dir="auto" className="truncate">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
