import type { Metadata } from "next";
import { ConfirmedForm } from "@/components/accounts/confirmed-form";
import { PageHeader } from "@/components/admin/frame/page-header";
import { Panel } from "@/components/admin/frame/panel";
import { EmptyState } from "@/components/admin/list/empty-state";
import { backHref } from "@/components/admin/list/filter/with-params";
import { RoleField } from "@/components/admin/users/role-field";
import { Email } from "@/components/ui/email";
import { requireAdmin } from "@/lib/auth/session";
import { readFlashes } from "@/lib/forms/flash";
import { isRowId } from "@/lib/supabase/row";
import { changeRole } from "@/lib/users/actions";
import { getProfile } from "@/lib/users/queries";
import { nameOf, noRole, roleStrings, roleWords, userForms } from "@/lib/users/strings";

export const metadata: Metadata = { title: "Access" };

export default async function UserPage({ params, searchParams }: PageProps<"/admin/users/[id]">) {
  const [{ viewer }, { id }, { list }, flashFor] = await Promise.all([
    requireAdmin("users"),
    params,
    searchParams,
    readFlashes(searchParams),
  ]);
  const profile = isRowId(id) ? await getProfile(id) : null;
  const back = { href: backHref("/admin/users", list), label: "All users" };
  if (!profile) return <PageHeader title={roleStrings.missing} back={back} />;
  const form = { action: changeRole, page: `/admin/users/${id}`, viewer };
  // Functions can't be passed to client components.
  const { question, ...words } = roleWords(profile.isAdmin);
  return (
    <>
      <PageHeader title={<Email value={nameOf(profile)} />} back={back} />
      {id === viewer.id ? (
        <EmptyState text={roleStrings.own} />
      ) : (
        <>
          {!profile.isAdmin && (
            <Panel title="Role">
              <ConfirmedForm
                {...form}
                fields={{ id, is_admin: "false" }}
                flash={flashFor(userForms.role)}
                label="Role"
                button="Save role"
              >
                <RoleField key={profile.role} defaultValue={profile.role ?? ""} none={noRole} />
              </ConfirmedForm>
            </Panel>
          )}
          <Panel title="Admin access">
            <ConfirmedForm
              {...form}
              fields={{ id, is_admin: String(!profile.isAdmin) }}
              flash={flashFor(userForms.admin)}
              passwordId="admin_password"
              {...words}
            >
              <p>{question(nameOf(profile))}</p>
            </ConfirmedForm>
          </Panel>
        </>
      )}
    </>
  );
}
