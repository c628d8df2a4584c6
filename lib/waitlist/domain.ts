import type { Domain } from "@/lib/domains/domain";

export const waitlist: Domain = {
  pages: [
    {
      href: "/admin/waitlist",
      permission: "waitlist",
      label: "Waitlist",
      failed: "fetch waitlist entries",
      count: { kind: "waitlist", of: "pending" },
    },
  ],
  deletable: { waitlist: "Waitlist entry" },
  person: { waitlist: ["Waitlist", "waitlist entry", "waitlist entries"] },
  audit: { waitlist: { label: "Waitlist", noun: "Waitlist entry", href: "/admin/waitlist" } },
};
