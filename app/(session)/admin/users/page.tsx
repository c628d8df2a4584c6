import type { Metadata } from "next";
import Link from "next/link";
import { ListPage } from "@/components/admin/list/list-page";
import { userColumns } from "@/components/admin/users/user-columns";
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
        <Link href="/admin/users/invitations" prefetch={false} className="button">
          Invite
        </Link>
      }
      things={["user", "users"]}
      orders={orders.byDateOrEmail}
      empty="No users yet."
      {...{ listed, filters }}
      columns={userColumns(viewer.id)}
    />
  );
}
