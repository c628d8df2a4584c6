import type { Domain } from "@/lib/domains/domain";

export const people: Domain = {
  pages: [{ href: "/admin/people", permission: "people", label: "People", failed: "load people" }],
  audit: {
    erasure: {
      label: "Erasures",
      events: { created: "Person erased", deleted: "Erased email allowed again" },
    },
  },
};
