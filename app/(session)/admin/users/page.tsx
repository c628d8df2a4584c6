import type { Metadata } from "next";
import { PageHeader } from "@/components/admin/frame/page-header";
import { FilterBar } from "@/components/admin/list/filter-bar";
import { ListResults } from "@/components/admin/list/list-results";
import { orders } from "@/components/admin/list/orders";
import { sortParam } from "@/components/admin/list/with-params";
import { UserTable } from "@/components/admin/users/user-table";
import { requireAdmin } from "@/lib/auth/session";
import { listProfiles } from "@/lib/users/queries";
import { ProfileFilters } from "@/lib/users/schema";

const path = "/admin/users";

export const metadata: Metadata = { title: "Users" };

export default async function UsersPage({ searchParams }: PageProps<"/admin/users">) {
  const { viewer } = await requireAdmin();
  const filters = ProfileFilters.parse(await searchParams);
  const { q, sort } = filters;
  const listed = await listProfiles(filters);
  const params = { q, sort: sortParam(sort, orders.byDateOrEmail) };
  return (
    <>
      <PageHeader
        title="Users"
        description="Everyone with an account. Admins can see and change everything in this area."
      />
      <FilterBar
        path={path}
        label="Filter users"
        search={{ name: "q", label: "Search email and username", value: q }}
        sort={{ value: sort, options: orders.byDateOrEmail }}
      />
      <ListResults
        listed={listed}
        path={path}
        params={params}
        label="Pages of users"
        empty="No users yet."
        noMatch="No users match this search."
      >
        <UserTable
          profiles={listed.rows}
          viewer={viewer.id}
          sorting={{ path, params, sort, initial: orders.byDateOrEmail[0].value }}
        />
      </ListResults>
    </>
  );
}
