import type { Metadata } from "next";
import { EntryTable } from "@/components/admin/content/entry-table";
import { PageHeader } from "@/components/admin/frame/page-header";
import { EmptyState, RowNotFound } from "@/components/admin/list/empty-state";
import { FormResult } from "@/components/forms/form-result";
import { AdminLink } from "@/components/ui/pages/admin-link";
import { requireAdmin } from "@/lib/auth/session";
import { listEntries } from "@/lib/content/admin/queries";
import { contentStrings } from "@/lib/content/admin/strings";
import { type Kind, onlyKey } from "@/lib/content/kind";
import { isKindName, kindLabels } from "@/lib/content/kind-labels";
import { kinds } from "@/lib/content/kinds";
import { readFlash } from "@/lib/forms/flash";
import { pluralize } from "@/lib/numbers";
import ContentPage from "./[key]/page";

type Props = PageProps<"/admin/content/[kind]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kind } = await params;
  return { title: isKindName(kind) ? kindLabels[kind] : "Content not found" };
}

/** Lists a kind's entries; for a kind with a single entry, shows its form. */
export default async function KindPage({ params, searchParams }: Props) {
  const { kind: name } = await params;
  if (!isKindName(name)) {
    return <RowNotFound title="Content not found" text={contentStrings.missing} />;
  }
  const kind: Kind = kinds[name];
  if (Object.hasOwn(kind.defaults(), onlyKey)) {
    const entry = Promise.resolve({ kind: name, key: onlyKey });
    return <ContentPage params={entry} searchParams={searchParams} />;
  }
  const { client } = await requireAdmin("contents");
  const add = kind.isOpen && (
    <AdminLink href={`/admin/content/${name}/new`} className="button">
      New {kind.noun}
    </AdminLink>
  );
  const [entries, { answer }] = await Promise.all([listEntries(client, name), searchParams]);
  return (
    <>
      <PageHeader
        title={kindLabels[name]}
        description={kind.description ?? pluralize(entries.length, kind.noun, `${kind.noun}s`)}
        actions={entries.length > 0 && add}
      />
      <FormResult result={await readFlash(answer)} />
      {entries.length > 0 ? (
        <EntryTable name={name} entries={entries} isOrdered={!!kind.isOpen} />
      ) : (
        <EmptyState text={`No ${kindLabels[name].toLowerCase()} yet.`}>{add}</EmptyState>
      )}
    </>
  );
}
