import { home } from "./failures.ts";

export const blogFailure = {
  title: "Our Blog",
  text: "An unexpected error occurred while loading blog posts",
  back: home,
} as const;

export const postFailure = {
  title: "Blog Post Not Found",
  text: "Failed to load blog post",
  back: { href: "/blog", label: "Back to Blog" },
} as const;
