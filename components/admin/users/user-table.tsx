import { type Column, DataTable } from "@/components/admin/list/data-table";
import { PersonLink } from "@/components/admin/list/person-link";
import type { Sorting } from "@/components/admin/list/sort-link";
import { StatusBadge } from "@/components/admin/list/status-badge";
import { ShortDate } from "@/components/ui/date";
import type { Profile } from "@/lib/users/schema";
import { roleStrings } from "@/lib/users/strings";
import { RoleButton } from "./role-button";

type Props = {
  profiles: readonly Profile[];
  /** The signed-in admin's id. */
  viewer: string;
  sorting: Sorting;
};

export function UserTable({ profiles, viewer, sorting }: Props) {
  return (
    <DataTable
      caption="Users"
      columns={columnsFor(viewer)}
      rows={profiles}
      keyOf={(profile) => profile.id}
      sorting={sorting}
    />
  );
}

function columnsFor(viewer: string): readonly Column<Profile>[] {
  return [
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
    {
      name: "Role",
      narrow: true,
      cell: ({ isAdmin }) => <StatusBadge status={isAdmin ? "admin" : "member"} />,
    },
    {
      name: "Joined",
      narrow: true,
      sort: "-created",
      cell: ({ createdAt }) => <ShortDate value={createdAt} />,
    },
    {
      name: "Access",
      actions: true,
      cell: (profile) =>
        profile.id !== viewer && (
          <RoleButton id={profile.id} name={nameOf(profile)} isAdmin={profile.isAdmin} />
        ),
    },
  ];
}

/** An account created without a mail has no email. */
function nameOf({ email, username }: Profile): string {
  return email ?? username ?? "No address";
}
