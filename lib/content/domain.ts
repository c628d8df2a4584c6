import type { Domain } from "@/lib/domains/domain";
import { kindLabels } from "./kind-labels";

const guides: Readonly<Record<string, string>> = {
  projects: "add-a-project",
  plans: "change-prices",
  authors: "authors",
  hours: "hours",
  navigation: "navigation",
  mails: "emails",
};

export const content: Domain = {
  pages: [
    { href: "/admin/content", permission: "contents" },
    ...Object.entries(kindLabels).map(([name, label]) => ({
      href: `/admin/content/${name}`,
      permission: "contents" as const,
      label,
      failed: "load the content",
      guide: guides[name] ?? "change-words",
    })),
  ],
  deletable: { contents: "Content" },
  audit: { content: { label: "Content" } },
};
