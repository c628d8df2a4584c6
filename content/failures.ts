import { brand } from "./brand.ts";

const home = { href: "/", label: "Go back home" } as const;

/** What stands in the place of a page that could not be loaded. */
export const failures = {
  page: {
    title: "Something went wrong",
    text: "This page could not be loaded. The fault is ours, not yours, and trying again often helps.",
    back: home,
  },
  blog: {
    title: "Our Blog",
    text: "An unexpected error occurred while loading blog posts",
    back: home,
  },
  post: {
    title: "Blog Post Not Found",
    text: "Failed to load blog post",
    back: { href: "/blog", label: "Back to Blog" },
  },
  admin: {
    title: "Something went wrong",
    text: "This page could not be loaded. Nothing was changed.",
    back: { href: "/admin", label: "Dashboard" },
  },
  /** For a form that is sent without scripts. */
  form: {
    title: "Something went wrong",
    text: "We could not confirm that what you sent arrived. The fault is ours, not yours. Please open the form again and send it once more.",
    back: home,
  },
  /** Shown by what stands in front of the site. */
  away: {
    title: "Back in a moment",
    text: `The site of ${brand.name} does not answer just now. It is most likely being updated, which takes less than a minute. A form that you have just sent may not have arrived: please send it once more then.`,
    back: home,
  },
} as const;

export const retryLabel = "Try again";

export const failureContact = "If it does not help, write to us:";
