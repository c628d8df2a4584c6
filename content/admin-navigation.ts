import type { NavigationLink } from "./navigation";

/** Admin links in the site's navigation. */
export const adminLinks: readonly NavigationLink[] = [
  { label: "Dashboard", href: "/admin" },
  { label: "Blog Posts", href: "/admin/posts" },
  { label: "Create Post", href: "/admin/posts/new" },
];
