import type { Domain } from "@/lib/domains/domain";

export const posts: Domain = {
  pages: [
    { href: "/admin/posts", label: "Blog Posts" },
    { href: "/admin/posts/new", label: "Create Post" },
    { href: "/admin/calendar", label: "Calendar", failed: "Failed to load the calendar" },
  ],
  deletable: { blogs: "Post" },
  audit: {
    post: { label: "Posts" },
    "draft-link": {
      label: "Preview links",
      events: {
        created: "Preview link created",
        changed: "Preview link revoked",
        deleted: "Preview link deleted",
      },
    },
  },
};
