import { type Params, rowHref } from "@/components/admin/list/filter/with-params";
import { PersonLink } from "@/components/admin/list/person-link";
import { type Column, createdColumn } from "@/components/admin/list/table/data-table";
import { StatusBadge } from "@/components/admin/list/table/status-badge";
import { AdminLink } from "@/components/ui/pages/admin-link";
import type { Profile } from "@/lib/users/schema";
import { nameOf, roleName, roleStrings } from "@/lib/users/strings";

/** `viewer` is the signed-in admin's id. */
export const userColumns =
  (viewer: string) =>
  ({ page: _, ...list }: Params): readonly Column<Profile>[] => [
    {
      name: "Email",
      heading: true,
      sort: "email",
      cell: (profile) => (
        <>
          {profile.email ? <PersonLink email={profile.email} /> : nameOf(profile)}
          {profile.id === viewer && (
            <span className="block text-sm font-[450] text-muted">{roleStrings.own}</span>
          )}
        </>
      ),
    },
    {
      name: "Username",
      cell: ({ username }) => username ?? <span className="text-muted">None</span>,
    },
    { name: "Role", narrow: true, cell: (profile) => <RoleBadge {...profile} /> },
    createdColumn("Joined"),
    {
      name: "Access",
      actions: true,
      cell: (profile) =>
        profile.id !== viewer && (
          <AdminLink
            href={rowHref(`/admin/users/${profile.id}`, list)}
            className="button button-quiet"
            aria-label={`${roleStrings.change} for ${nameOf(profile)}`}
          >
            {roleStrings.change}
          </AdminLink>
        ),
    },
  ];

function RoleBadge({ isAdmin, role }: Pick<Profile, "isAdmin" | "role">) {
  const status = isAdmin || role ? "admin" : "member";
  return <StatusBadge status={status} label={roleName({ isAdmin, role })} />;
}
