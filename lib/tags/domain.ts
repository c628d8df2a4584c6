import type { Domain } from "@/lib/domains/domain";

export const tags: Domain = {
  pages: [
    { href: "/admin/tags", permission: "posts", label: "Tags", failed: "Failed to load tags" },
  ],
  audit: { tag: { label: "Tags" } },
};
