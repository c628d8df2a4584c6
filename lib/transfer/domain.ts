import type { Domain } from "@/lib/domains/domain";

export const transfer: Domain = {
  pages: [{ href: "/admin/transfer", permission: "transfer", label: "Import & export" }],
  audit: {
    import: {
      label: "Imports",
      events: { created: "Import started", deleted: "Import discarded" },
    },
  },
};
