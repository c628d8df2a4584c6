import type { Metadata } from "next";
import { AdminPagination } from "@/components/admin/admin-pagination";
import { EmptyState } from "@/components/admin/empty-state";
import { FilterBar } from "@/components/admin/filter-bar";
import { PageHeader } from "@/components/admin/page-header";
import { UserTable } from "@/components/admin/users/user-table";
import { requireAdmin } from "@/lib/auth/session";
import { readPage } from "@/lib/lists/paging";
import { listProfiles } from "@/lib/profiles/admin-queries";
import { readSearch } from "@/lib/profiles/schema";

const path = "/admin/users";

export const metadata: Metadata = { title: "Users" };

export default async function UsersPage({ searchParams }: PageProps<"/admin/users">) {
  const { viewer } = await requireAdmin();
  const { page, email } = await searchParams;
  const search = readSearch(email);
  const listed = await listProfiles(readPage(page), search);
  return (
    <>
      <PageHeader
        title="Users"
        description="Everybody with an account. An admin sees and changes everything here."
      />
      <FilterBar
        path={path}
        label="Filter users"
        search={{ name: "email", label: "Email begins with", value: search }}
      />
      {listed.rows.length > 0 ? (
        <UserTable profiles={listed.rows} viewer={viewer.id} />
      ) : (
        <EmptyState text={search ? "No address begins like that." : "There is nobody here."} />
      )}
      <AdminPagination
        page={listed.page}
        pages={listed.pages}
        path={path}
        params={{ email: search }}
        label="Pages of users"
      />
    </>
  );
}
