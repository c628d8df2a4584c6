export type NavigationLink = { label: string; href: string };

/** Main navigation. */
export const mainLinks: readonly NavigationLink[] = [
  { label: "Home", href: "/" },
  { label: "Features", href: "/#features" },
  { label: "Portfolio", href: "/portfolio" },
  { label: "Blog", href: "/blog" },
  { label: "Pricing", href: "/#pricing" },
  { label: "Contact", href: "/#get-started" },
];

/** The admin's own pages in the site's navigation. */
export const adminLinks: readonly NavigationLink[] = [
  { label: "Dashboard", href: "/admin" },
  { label: "Blog Posts", href: "/admin/posts" },
  { label: "Create Post", href: "/admin/posts/new" },
];

/** The sidebar of the admin; a line is drawn between the groups. */
export const adminSections: readonly (readonly NavigationLink[])[] = [
  [...adminLinks, { label: "Tags", href: "/admin/tags" }],
  [
    { label: "Waitlist", href: "/admin/waitlist" },
    { label: "Messages", href: "/admin/messages" },
    { label: "Subscribers", href: "/admin/subscribers" },
    { label: "Bookings", href: "/admin/bookings" },
  ],
  [
    { label: "Users", href: "/admin/users" },
    { label: "Settings", href: "/admin/settings" },
    { label: "Outbox", href: "/admin/outbox" },
  ],
];

export const signedOutLinks: readonly NavigationLink[] = [
  { label: "Sign In", href: "/login" },
  { label: "Sign Up", href: "/register" },
];

export const footerColumns: readonly { heading: string; links: readonly NavigationLink[] }[] = [
  {
    heading: "Product",
    links: [
      { label: "Features", href: "/#features" },
      { label: "Pricing", href: "/#pricing" },
      { label: "Portfolio", href: "/#portfolio" },
      { label: "Contact", href: "/#get-started" },
    ],
  },
  {
    heading: "Company",
    links: [
      { label: "About", href: "/about" },
      { label: "Blog", href: "/blog" },
    ],
  },
  {
    heading: "Legal",
    links: [
      { label: "Privacy", href: "/privacy" },
      { label: "Terms", href: "/terms" },
    ],
  },
];
