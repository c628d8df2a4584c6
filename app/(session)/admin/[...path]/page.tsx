import type { Metadata } from "next";
import Link from "next/link";
import { PageHeader } from "@/components/admin/frame/page-header";
import { EmptyState } from "@/components/admin/list/empty-state";

export const metadata: Metadata = { title: "Page not found" };

/** Catches unknown paths under /admin; the middleware sets the 404 status. */
export default function AdminPageNotFound() {
  return (
    <>
      <PageHeader title="Page not found" />
      <EmptyState text="The page you are looking for doesn't exist or has been moved.">
        <Link href="/admin" prefetch={false} className="button">
          Back to the dashboard
        </Link>
      </EmptyState>
    </>
  );
}
