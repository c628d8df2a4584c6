import type { Metadata } from "next";
import { RowNotFound } from "@/components/admin/list/empty-state";
import { AdminLink } from "@/components/ui/pages/admin-link";

export const metadata: Metadata = { title: "Page not found" };

/** Catches unknown paths under /admin; the middleware sets the 404 status. */
export default function AdminPageNotFound() {
  return (
    <RowNotFound
      title="Page not found"
      text="The page you are looking for doesn't exist or has been moved."
    >
      <AdminLink href="/admin" className="button">
        Back to the dashboard
      </AdminLink>
    </RowNotFound>
  );
}
