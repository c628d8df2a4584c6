import type { Metadata } from "next";
import { ListPage } from "@/components/admin/list/list-page";
import { userColumns } from "@/components/admin/users/user-columns";
import { AdminLink } from "@/components/ui/pages/admin-link";
import { orders } from "@/lib/admin/orders";
import { requireAdmin } from "@/lib/auth/session";
import { listProfiles } from "@/lib/users/queries";
import { ProfileFilters } from "@/lib/users/schema";

export const metadata: Metadata = { title: "Users" };

export default async function UsersPage({ searchParams }: PageProps<"/admin/users">) {
  const { viewer } = await requireAdmin("users");
  const filters = ProfileFilters.parse(await searchParams);
  const listed = await listProfiles(filters);
  return (
    <ListPage
      path="/admin/users"
      title="Users"
      description="People with an account. Admins have full access."
      actions={
        <AdminLink href="/admin/users/invitations" className="button">
          Invite
        </AdminLink>
      }
      things={["user", "users"]}
      orders={orders.byDateOrEmail}
      empty="No users yet."
      {...{ listed, filters }}
      columns={userColumns(viewer.id)}
    />
  );
}
