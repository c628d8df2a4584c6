import type { Domain } from "@/lib/domains/domain";

export const messages: Domain = {
  pages: [
    {
      href: "/admin/messages",
      permission: "messages",
      label: "Messages",
      failed: "load messages",
      count: { kind: "messages", of: "unread" },
    },
  ],
  deletable: { messages: "Message" },
  person: { messages: ["Messages", "message", "messages"] },
  audit: { message: { label: "Messages", href: "/admin/messages" } },
};
