export type NavigationLink = { label: string; href: string };

export const mainLinks: readonly NavigationLink[] = [
  { label: "Home", href: "/" },
  { label: "Features", href: "/#features" },
  { label: "Portfolio", href: "/portfolio" },
  { label: "Blog", href: "/blog" },
  { label: "Pricing", href: "/#pricing" },
  { label: "Contact", href: "/#get-started" },
];

export const callLink: NavigationLink = { label: "Book a call", href: "/get-started" };

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
