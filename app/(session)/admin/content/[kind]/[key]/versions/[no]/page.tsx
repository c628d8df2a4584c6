import type { Metadata, Route } from "next";
import { RestoreContent } from "@/components/admin/content/content-versions";
import { PageHeader } from "@/components/admin/frame/page-header";
import { RowNotFound } from "@/components/admin/list/empty-state";
import { Comparison } from "@/components/admin/versions/comparison";
import { FormResult } from "@/components/forms/form-result";
import { DateTime } from "@/components/ui/date";
import { requireAdmin } from "@/lib/auth/session";
import { formOf, getEditedEntry, getVersion } from "@/lib/content/admin/queries";
import { fieldTexts } from "@/lib/content/admin/schema";
import { isKindName } from "@/lib/content/kind-labels";
import { readFlash } from "@/lib/forms/flash";

export const metadata: Metadata = { title: "Version" };

type Props = PageProps<"/admin/content/[kind]/[key]/versions/[no]">;

export default async function ContentVersionPage({ params, searchParams }: Props) {
  const [{ kind, key, no: text }, { answer }] = await Promise.all([params, searchParams]);
  const no = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
  const back = { href: `/admin/content/${kind}/${key}/versions` as Route, label: "Versions" };
  const missing = (
    <RowNotFound title="Version not found" back={back} text="This version doesn't exist." />
  );
  if (!isKindName(kind) || no === null) return missing;
  const { client } = await requireAdmin("contents");
  const [entry, version] = await Promise.all([
    getEditedEntry(kind, key),
    getVersion(client, kind, key, no),
  ]);
  if (!entry || !version) return missing;
  const fields = formOf(kind, key);
  const [before, after] = [fieldTexts(fields, version.typed), fieldTexts(fields, entry.typed)];
  return (
    <>
      <PageHeader
        title={`Version ${no}`}
        description={
          <>
            Saved <DateTime value={version.createdAt} />, compared with the current text. Struck
            through: removed since. Underlined: added since.
          </>
        }
        back={back}
        actions={<RestoreContent entry={entry} no={no} />}
      />
      <FormResult result={await readFlash(answer)} />
      <Comparison
        fields={before.map(({ label, text }, index) => {
          return { label, before: text, after: after[index]?.text ?? "" };
        })}
      />
    </>
  );
}
