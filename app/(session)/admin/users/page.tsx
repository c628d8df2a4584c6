import type { Metadata } from "next";
import { FilterBar } from "@/components/admin/filter-bar";
import { ListResults } from "@/components/admin/list-results";
import { PageHeader } from "@/components/admin/page-header";
import { UserTable } from "@/components/admin/users/user-table";
import { requireAdmin } from "@/lib/auth/session";
import { listProfiles } from "@/lib/profiles/admin-queries";
import { ProfileFilters } from "@/lib/profiles/schema";

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
        description="Everybody with an account. An admin sees and changes everything here."
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
        empty="There is nobody here."
        noMatch="No user has an address that starts like this."
      >
        <UserTable profiles={listed.rows} viewer={viewer.id} />
      </ListResults>
    </>
  );
}
