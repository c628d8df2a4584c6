import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { brand } from "@/content/brand";
import "@/components/admin/admin.css";
import { AdminFrame } from "@/components/admin/frame/admin-frame";
import { getCounts } from "@/lib/admin/dashboard/queries";
import { requireAdmin } from "@/lib/auth/session";
import { sectionsFor } from "@/lib/domains/registered";
import { roleName } from "@/lib/users/strings";

// The site's title template applies to this default but not to the pages below.
export const metadata: Metadata = {
  title: { default: "Dashboard | Admin", template: `%s | Admin | ${brand.name}` },
};

// Keeps fixed and bottom-aligned elements, including dialogs, above an on-screen keyboard.
export const viewport: Viewport = { interactiveWidget: "resizes-content" };

/** Repeats the middleware's role check as defence in depth. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const { viewer } = await requireAdmin("admin");
  return (
    <AdminFrame
      account={{ email: viewer.email, role: roleName(viewer) }}
      access={{ sections: sectionsFor(viewer), permissions: viewer.permissions }}
      counts={getCounts()}
    >
      {children}
    </AdminFrame>
  );
}
