import type { Metadata } from "next";
import { PageHeader } from "@/components/admin/frame/page-header";
import { FilterBar } from "@/components/admin/list/filter-bar";
import { ListResults } from "@/components/admin/list/list-results";
import { UserTable } from "@/components/admin/users/user-table";
import { requireAdmin } from "@/lib/auth/session";
import { listProfiles } from "@/lib/users/queries";
import { ProfileFilters } from "@/lib/users/schema";

const path = "/admin/users";

export const metadata: Metadata = { title: "Users" };

export default async function UsersPage({ searchParams }: PageProps<"/admin/users">) {
  const { viewer } = await requireAdmin();
  const filters = ProfileFilters.parse(await searchParams);
  const listed = await listProfiles(filters);
  return (
    <>
      <PageHeader
        title="Users"
        description="Everyone with an account. Admins can see and change everything in this area."
      />
      <FilterBar
        path={path}
        label="Filter users"
        search={{ name: "q", label: "Email starts with", value: filters.q }}
      />
      <ListResults
        listed={listed}
        path={path}
        params={{ q: filters.q }}
        label="Pages of users"
        empty="No users yet."
        noMatch="No users match this email."
      >
        <UserTable profiles={listed.rows} viewer={viewer.id} />
      </ListResults>
    </>
  );
}
