import type { NavigationLink } from "./navigation";

/** Admin links in the site's navigation. */
export const adminLinks: readonly NavigationLink[] = [
  { label: "Dashboard", href: "/admin" },
  { label: "Blog Posts", href: "/admin/posts" },
  { label: "Create Post", href: "/admin/posts/new" },
];

/** Groups of links in the admin sidebar, separated by lines. */
export const adminSections: readonly (readonly NavigationLink[])[] = [
  [
    { label: "Dashboard", href: "/admin" },
    { label: "Blog Posts", href: "/admin/posts" },
    { label: "Create Post", href: "/admin/posts/new" },
    { label: "Calendar", href: "/admin/calendar" },
    { label: "Tags", href: "/admin/tags" },
    { label: "Media", href: "/admin/media" },
    { label: "Redirects", href: "/admin/redirects" },
  ],
  [
    { label: "Waitlist", href: "/admin/waitlist" },
    { label: "Messages", href: "/admin/messages" },
    { label: "Subscribers", href: "/admin/subscribers" },
    { label: "Bookings", href: "/admin/bookings" },
  ],
  [
    { label: "Users", href: "/admin/users" },
    { label: "People", href: "/admin/people" },
    { label: "Settings", href: "/admin/settings" },
    { label: "Import & export", href: "/admin/transfer" },
    { label: "Email log", href: "/admin/outbox" },
    { label: "Trash", href: "/admin/deleted" },
    { label: "Audit log", href: "/admin/audit" },
    { label: "System", href: "/admin/system" },
  ],
];
