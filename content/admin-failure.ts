export const adminFailure = {
  title: "Something went wrong",
  text: "This page could not be loaded. Nothing was changed.",
  back: { href: "/admin", label: "Dashboard" },
} as const;
