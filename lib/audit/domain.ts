import type { Domain } from "@/lib/domains/domain";

export const audit: Domain = {
  pages: [
    { href: "/admin/audit", permission: "audit", label: "Audit log", failed: "load the audit log" },
  ],
  audit: { list: { label: "Exports", events: { exported: "List exported" } } },
};
