import { CopyLink } from "@/components/admin/list/copy-link";
import { withParams } from "@/components/admin/list/filter/with-params";
import { RowForm } from "@/components/admin/list/rows/row-form";
import { type Column, DataTable } from "@/components/admin/list/table/data-table";
import { StatusBadge } from "@/components/admin/list/table/status-badge";
import { DateTime } from "@/components/ui/date";
import { AdminLink } from "@/components/ui/pages/admin-link";
import { revokeInvitation } from "@/lib/members/actions";
import type { Invitation } from "@/lib/members/schema";
import { invitationStrings } from "@/lib/members/strings";
import { roleName } from "@/lib/users/strings";

const path = "/admin/users/invitations";

const badges = { open: "waiting", used: "approved", expired: "cancelled", revoked: "cancelled" };
const labels = { open: "Open", used: "Accepted", expired: "Expired", revoked: "Revoked" };

const columns: readonly Column<Invitation>[] = [
  {
    name: "Email",
    heading: true,
    cell: ({ email, url }) => (
      <>
        {email}
        {/* The email may not arrive, so an admin can send the link another way. */}
        {url && (
          <div className="mt-1">
            <CopyLink url={url} label={`invitation link for ${email}`} />
          </div>
        )}
      </>
    ),
  },
  { name: "Role", narrow: true, cell: ({ role }) => roleName({ isAdmin: false, role }) },
  {
    name: "Status",
    narrow: true,
    cell: ({ status }) => <StatusBadge status={badges[status]} label={labels[status]} />,
  },
  {
    name: "Expires",
    narrow: true,
    cell: ({ expiresAt, status }) => status === "open" && <DateTime value={expiresAt} />,
  },
  {
    name: "Actions",
    actions: true,
    cell: ({ id, email, role, status }) =>
      status !== "used" && (
        <div className="flex gap-4">
          <AdminLink
            href={`${withParams(path, { email, role })}#invite`}
            className="button button-quiet"
          >
            Resend<span className="sr-only"> to {email}</span>
          </AdminLink>
          {status === "open" && (
            <RowForm
              action={revokeInvitation}
              fields={[["id", id]]}
              failed={invitationStrings.notRevoked}
              label={`Revoke the invitation to ${email}`}
              pending="Revoking..."
            >
              Revoke
            </RowForm>
          )}
        </div>
      ),
  },
];

export function InvitationTable({ invitations }: { invitations: readonly Invitation[] }) {
  return (
    <DataTable caption="Invitations" columns={columns} rows={invitations} keyOf={({ id }) => id} />
  );
}
