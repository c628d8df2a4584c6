import type { Domain } from "@/lib/domains/domain";

export const tags: Domain = {
  pages: [{ href: "/admin/tags", label: "Tags", failed: "Failed to load tags" }],
  audit: { tag: { label: "Tags" } },
};
