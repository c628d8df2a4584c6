import type { Metadata } from "next";
import { PageHeader } from "@/components/admin/frame/page-header";
import { Panel } from "@/components/admin/frame/panel";
import { EmptyState } from "@/components/admin/list/empty-state";
import { InvitationTable } from "@/components/admin/members/invitation-table";
import { InviteForm } from "@/components/admin/members/invite-form";
import { requireAdmin } from "@/lib/auth/session";
import { readFlash } from "@/lib/forms/flash";
import { listInvitations } from "@/lib/members/queries";

export const metadata: Metadata = { title: "Invitations" };

export default async function InvitationsPage({
  searchParams,
}: PageProps<"/admin/users/invitations">) {
  const [{ viewer }, invitations, { email, role, answer }] = await Promise.all([
    requireAdmin("users"),
    listInvitations(),
    searchParams,
  ]);
  const initial = { email: String(email ?? ""), role: String(role ?? "") };
  return (
    <>
      <PageHeader
        title="Invitations"
        description="Each link works once, within 7 days, and only for its email."
        back={{ href: "/admin/users", label: "All users" }}
      />
      <Panel title="Invite a member">
        <InviteForm
          key={`${initial.email} ${initial.role}`}
          viewer={viewer}
          initial={initial}
          flash={await readFlash(answer)}
        />
      </Panel>
      <Panel title="Sent">
        {invitations.length > 0 ? (
          <InvitationTable invitations={invitations} />
        ) : (
          <EmptyState text="No invitations yet." />
        )}
      </Panel>
    </>
  );
}
