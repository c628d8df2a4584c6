import type { Metadata, Route } from "next";
import { ContentVersions } from "@/components/admin/content/content-versions";
import { PageHeader } from "@/components/admin/frame/page-header";
import { RowNotFound } from "@/components/admin/list/empty-state";
import { FormResult } from "@/components/forms/form-result";
import { getEditedEntry, listVersions } from "@/lib/content/admin/queries";
import { contentStrings } from "@/lib/content/admin/strings";
import { readFlash } from "@/lib/forms/flash";

export const metadata: Metadata = { title: "Versions" };

type Props = PageProps<"/admin/content/[kind]/[key]/versions">;

export default async function ContentVersionsPage({ params, searchParams }: Props) {
  const [{ kind, key }, { answer }] = await Promise.all([params, searchParams]);
  const entry = await getEditedEntry(kind, key);
  if (!entry) return <RowNotFound title="Content not found" text={contentStrings.missing} />;
  const [versions, flash] = await Promise.all([listVersions(entry.kind, key), readFlash(answer)]);
  return (
    <>
      <PageHeader
        title="Versions"
        description="The last 50 versions and every published one. Restoring doesn't publish."
        back={{ href: `/admin/content/${kind}/${key}` as Route, label: entry.title }}
      />
      <FormResult result={flash} />
      <ContentVersions entry={entry} versions={versions} />
    </>
  );
}
