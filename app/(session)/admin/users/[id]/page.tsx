import type { Metadata } from "next";
import { ConfirmedForm } from "@/components/accounts/confirmed-form";
import { PageHeader } from "@/components/admin/frame/page-header";
import { EmptyState } from "@/components/admin/list/empty-state";
import { backHref } from "@/components/admin/list/filter/with-params";
import { Email } from "@/components/ui/email";
import { requireAdmin } from "@/lib/auth/session";
import { readFlash } from "@/lib/forms/flash";
import { isRowId } from "@/lib/supabase/row";
import { changeRole } from "@/lib/users/actions";
import { getProfile } from "@/lib/users/queries";
import { nameOf, roleStrings, roleWords } from "@/lib/users/strings";

export const metadata: Metadata = { title: "Admin access" };

export default async function UserPage({ params, searchParams }: PageProps<"/admin/users/[id]">) {
  const [{ viewer }, { id }, { answer, list }] = await Promise.all([
    requireAdmin(),
    params,
    searchParams,
  ]);
  const profile = isRowId(id) ? await getProfile(id) : null;
  const back = { href: backHref("/admin/users", list), label: "All users" };
  if (!profile) return <PageHeader title={roleStrings.missing} back={back} />;
  // Functions can't be passed to client components.
  const { question, named, ...words } = roleWords(profile.isAdmin);
  return (
    <>
      <PageHeader title={<Email value={nameOf(profile)} />} back={back} />
      {id === viewer.id ? (
        <EmptyState text={roleStrings.own} />
      ) : (
        <ConfirmedForm
          action={changeRole}
          page={`/admin/users/${id}`}
          fields={{ id, is_admin: String(!profile.isAdmin) }}
          viewer={viewer}
          flash={await readFlash(answer)}
          {...words}
        >
          <p>{question(nameOf(profile))}</p>
        </ConfirmedForm>
      )}
    </>
  );
}
