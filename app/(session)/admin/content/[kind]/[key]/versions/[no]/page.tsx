import type { Metadata, Route } from "next";
import { RestoreContent } from "@/components/admin/content/content-versions";
import { PageHeader } from "@/components/admin/frame/page-header";
import { RowNotFound } from "@/components/admin/list/empty-state";
import { Comparison } from "@/components/admin/versions/comparison";
import { FormResult } from "@/components/forms/form-result";
import { DateTime } from "@/components/ui/date";
import { versionNumber } from "@/lib/admin/version-number";
import { requireAdmin } from "@/lib/auth/session";
import { formOf, getEditedEntry, getVersion } from "@/lib/content/admin/queries";
import { fieldTexts } from "@/lib/content/admin/schema";
import { readFlash } from "@/lib/forms/flash";

export const metadata: Metadata = { title: "Version" };

type Props = PageProps<"/admin/content/[kind]/[key]/versions/[no]">;

export default async function ContentVersionPage({ params, searchParams }: Props) {
  const [{ kind, key, no: text }, { answer }] = await Promise.all([params, searchParams]);
  const no = versionNumber(text);
  const back = { href: `/admin/content/${kind}/${key}/versions` as Route, label: "Versions" };
  const { client } = await requireAdmin("contents");
  const entry = await getEditedEntry(kind, key);
  const version = entry && no !== null && (await getVersion(client, entry.kind, key, no));
  if (!entry || !version)
    return <RowNotFound title="Version not found" back={back} text="This version doesn't exist." />;
  const fields = formOf(entry.kind, key);
  const current = fieldTexts(fields, entry.typed);
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
        fields={fieldTexts(fields, version.typed).map(({ label, text }, index) => {
          return { label, before: text, after: current[index]?.text ?? "" };
        })}
      />
    </>
  );
}
