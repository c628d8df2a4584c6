import type { Metadata } from "next";
import { PageHeader } from "@/components/admin/frame/page-header";
import { RowNotFound } from "@/components/admin/list/empty-state";
import { backHref } from "@/components/admin/list/filter/with-params";
import { RedirectForm } from "@/components/admin/redirects/redirect-form";
import { readFlash } from "@/lib/forms/flash";
import { getRedirect } from "@/lib/redirects/admin/queries";
import { redirectStrings } from "@/lib/redirects/admin/strings";
import { readablePath } from "@/lib/redirects/path";
import { isRowId } from "@/lib/supabase/row";

export const metadata: Metadata = { title: "Redirect" };

export default async function RedirectPage({
  params,
  searchParams,
}: PageProps<"/admin/redirects/[id]">) {
  const [{ id }, { answer, list }] = await Promise.all([params, searchParams]);
  const redirect = isRowId(id) ? await getRedirect(id) : null;
  const back = { href: backHref("/admin/redirects", list), label: "All redirects" };
  if (!redirect)
    return <RowNotFound title="Redirect not found" back={back} text={redirectStrings.gone} />;
  return (
    <>
      <PageHeader
        title={readablePath(redirect.source)}
        description={
          redirect.isOfPost
            ? "Added when a post's slug changed. It follows that post until you edit it."
            : undefined
        }
        back={back}
      />
      <RedirectForm redirect={redirect} list={back.href} flash={await readFlash(answer)} />
    </>
  );
}
