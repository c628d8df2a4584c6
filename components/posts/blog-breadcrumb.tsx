import { Breadcrumb, type Crumb } from "@/components/ui/breadcrumb";

/** `crumbs` are those below the blog; the last one is the page itself. */
export function BlogBreadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const above = [
    { label: "Home", href: "/" },
    { label: "Blog", href: "/blog" },
  ];
  return <Breadcrumb crumbs={[...above, ...crumbs]} />;
}
