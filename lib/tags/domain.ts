import type { Domain } from "@/lib/domains/domain";

export const tags: Domain = {
  pages: [{ href: "/admin/tags", permission: "posts", label: "Tags", failed: "load tags" }],
  audit: { tag: { label: "Tags" } },
};
