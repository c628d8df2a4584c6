import type { Domain } from "@/lib/domains/domain";

export const redirects: Domain = {
  pages: [
    {
      href: "/admin/redirects",
      permission: "redirects",
      label: "Redirects",
      failed: "load redirects",
    },
    { href: "/admin/redirects/missing", permission: "redirects", failed: "load missing pages" },
  ],
  deletable: { redirects: "Redirect" },
  audit: {
    redirect: { label: "Redirects", href: "/admin/redirects" },
    "missing-path": { label: "Missing pages", noun: "Missing page" },
  },
};
