import type { Domain } from "@/lib/domains/domain";

export const settings: Domain = {
  pages: [
    { href: "/admin/settings", permission: "settings", label: "Settings" },
    {
      href: "/admin/settings/account",
      permission: "admin",
      label: "My account",
      unless: "settings",
    },
    { href: "/admin/settings/security", permission: "admin" },
  ],
  audit: { settings: { label: "Settings" } },
};
