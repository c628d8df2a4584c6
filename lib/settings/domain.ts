import type { Domain } from "@/lib/domains/domain";

export const settings: Domain = {
  pages: [{ href: "/admin/settings", label: "Settings" }],
  audit: { settings: { label: "Settings" } },
};
