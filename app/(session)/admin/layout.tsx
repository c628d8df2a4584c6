import type { Metadata } from "next";
import type { ReactNode } from "react";
import "../../styles/admin.css";
import { AdminFrame } from "@/components/admin/admin-frame";
import { requireAdmin } from "@/lib/auth/session";

export const metadata: Metadata = {
  title: { default: "Dashboard | Admin", template: "%s | Admin" },
};

/** Around every admin page. The middleware has sent away who is no admin; this asks once more. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const { viewer } = await requireAdmin();
  return <AdminFrame email={viewer.email}>{children}</AdminFrame>;
}
