import type { Domain } from "@/lib/domains/domain";

export const posts: Domain = {
  pages: [
    { href: "/admin/posts", permission: "posts.own", label: "Blog Posts" },
    { href: "/admin/posts/new", permission: "posts.own", label: "Create Post" },
    {
      href: "/admin/calendar",
      permission: "posts",
      label: "Calendar",
      failed: "load the calendar",
    },
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
