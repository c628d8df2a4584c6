import type { Domain } from "@/lib/domains/domain";

export const newsletter: Domain = {
  pages: [
    {
      href: "/admin/subscribers",
      permission: "subscribers",
      label: "Subscribers",
      failed: "load subscribers",
    },
  ],
  deletable: { subscribers: "Subscriber" },
  person: { subscriptions: ["Newsletter", "newsletter subscription", "newsletter subscriptions"] },
  audit: { subscriber: { label: "Subscribers", href: "/admin/subscribers" } },
};
