import type { Domain } from "@/lib/domains/domain";

export const trash: Domain = {
  pages: [{ href: "/admin/deleted", permission: "admin", label: "Trash", guide: "undo" }],
  person: { deleted: ["Trash", "item in the trash", "items in the trash"] },
};
