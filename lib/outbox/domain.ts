import type { Domain } from "@/lib/domains/domain";

export const outbox: Domain = {
  pages: [
    {
      href: "/admin/outbox",
      permission: "outbox",
      label: "Email log",
      count: { kind: "outbox", of: "failed" },
    },
  ],
  deletable: { email_outbox: "Email" },
  person: { mails: ["Emails", "email", "emails"] },
  audit: { mail: { label: "Emails", noun: "Email", href: "/admin/outbox" } },
};
