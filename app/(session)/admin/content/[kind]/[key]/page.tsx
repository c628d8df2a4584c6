import type { Metadata, Route } from "next";
import { ContentForm } from "@/components/admin/content/content-form";
import { EntryActions } from "@/components/admin/content/entry-actions";
import { MailPanel } from "@/components/admin/content/mail-panel";
import { PageHeader } from "@/components/admin/frame/page-header";
import { RowNotFound } from "@/components/admin/list/empty-state";
import { Alert } from "@/components/ui/alert";
import { requireAdmin } from "@/lib/auth/session";
import { exampleMail } from "@/lib/content/admin/mail-examples";
import { listPictures } from "@/lib/content/admin/pictures";
import { formOf, getEditedEntry } from "@/lib/content/admin/queries";
import type { EditedEntry } from "@/lib/content/admin/schema";
import { brokenText, missingText, contentStrings as strings } from "@/lib/content/admin/strings";
import { type Kind, onlyKey } from "@/lib/content/kind";
import { isKindName, type KindName, kindLabels } from "@/lib/content/kind-labels";
import { kinds } from "@/lib/content/kinds";
import { isMailKey } from "@/lib/content/placeholders/mails";
import { readFlash } from "@/lib/forms/flash";

type Props = Pick<PageProps<"/admin/content/[kind]/[key]">, "searchParams"> & {
  params: Promise<{ kind: string; key: string }>;
};

export async function generateMetadata(props: Props): Promise<Metadata> {
  const entry = await editedEntry(props);
  return { title: entry ? titleOf(entry) : "Content not found" };
}

export default async function ContentPage(props: Props) {
  const [{ kind: name, key }, { answer, check, edited }] = await Promise.all([
    props.params,
    props.searchParams,
  ]);
  const entry = await editedEntry(props);
  const flash = await readFlash(answer);
  if (!entry) {
    const text = flash.status === "error" ? flash.message : strings.missing;
    const list = isKindName(name) && backTo(name);
    return <RowNotFound title="Content not found" text={text} {...(list && { back: list })} />;
  }
  const kind: Kind = kinds[entry.kind];
  const { client } = await requireAdmin("contents");
  const fields = formOf(entry.kind, entry.key);
  const pictures = await listPictures(client, fields);
  // Without JavaScript, the item just added to a list is still empty.
  const isChecked = edited === undefined && (entry.key !== "" || check !== undefined);
  return (
    <>
      <PageHeader
        title={titleOf(entry)}
        description={kind.description}
        {...(key !== onlyKey && { back: backTo(entry.kind) })}
        actions={
          entry.key && (
            <EntryActions
              entry={entry}
              page={kind.shownOn?.(entry.key, entry.typed)}
              canHide={kind.isOpen ?? false}
            />
          )
        }
      />
      {entry.isBroken && <Alert tone="error">{brokenText(entry.hasDefault)}</Alert>}
      {entry.missing.length > 0 && <Alert tone="error">{missingText(entry.missing.length)}</Alert>}
      <div className="content-beside">
        <ContentForm
          entry={entry}
          fields={fields}
          pictures={pictures}
          showsErrors={isChecked}
          flash={flash}
        />
        {entry.kind === "mails" && isMailKey(entry.key) && (
          <MailPanel {...(await exampleMail(entry.key, entry.typed))} />
        )}
      </div>
    </>
  );
}

/** A new entry is loaded by the key it was stored under, if it has been. */
async function editedEntry({ params, searchParams }: Props): Promise<EditedEntry | null> {
  const [{ kind, key }, { entry = "" }] = await Promise.all([params, searchParams]);
  return getEditedEntry(kind, key === "new" ? String(entry) : key);
}

function titleOf({ kind, key, title }: EditedEntry): string {
  return key === onlyKey ? kindLabels[kind] : title || `New ${kinds[kind].noun}`;
}

function backTo(name: KindName) {
  return { href: `/admin/content/${name}` as Route, label: kindLabels[name] };
}
