// Every page loads this file, so keep it to strings that any page may show.

export const home = { href: "/", label: "Go back home" } as const;

export const pageFailure = {
  title: "Something went wrong",
  text: "This page could not be loaded. It is our fault, and trying again often helps.",
  back: home,
} as const;

export const retryLabel = "Try again";
