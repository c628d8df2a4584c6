import type { Domain } from "@/lib/domains/domain";
import { kindLabels } from "./kind-labels";

export const content: Domain = {
  pages: Object.entries(kindLabels).map(([name, label]) => ({
    href: `/admin/content/${name}`,
    permission: "contents",
    label,
    failed: "Failed to load the content",
  })),
  deletable: { contents: "Content" },
  audit: { content: { label: "Content" } },
};
