import type { Metadata } from "next";
import type { ReactNode } from "react";
import { requireAdmin } from "@/lib/auth/session";

export const metadata: Metadata = { title: { default: "Admin", template: "%s | Admin" } };

/** Around every admin page. The middleware has sent away who is no admin; this asks once more. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const { viewer } = await requireAdmin();
  return (
    <main id="content">
      <p>{viewer.email}</p>
      {children}
    </main>
  );
}
