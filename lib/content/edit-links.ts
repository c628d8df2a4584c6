import "server-only";
import { describe } from "./form/describe";
import { textsIn, toTyped } from "./form/typed";
import { type Kind, onlyKey, schemaOf } from "./kind";
import { type KindName, kindLabels } from "./kind-labels";
import { isOpenKind, kinds } from "./kinds";
import { type StoredEntry, upgraded } from "./overlay";
import { listContent, listDrafts } from "./queries";

/** A content that a page shows. `texts` are its texts by the form's field. */
export type EditLink = {
  href: string;
  label: string;
  isDraft: boolean;
  /** Whether a draft has errors, so that the page doesn't show it. */
  isBroken: boolean;
  texts: [field: string, text: string][];
};

/**
 * Links to the forms of contents, such as "about" or "projects/9". Null for anyone but an admin in
 * Draft Mode.
 */
export async function listEditLinks(contents: readonly string[]): Promise<EditLink[] | null> {
  const links = await Promise.all(contents.map(editLink));
  return links.every((link) => link !== null) ? links : null;
}

async function editLink(content: string): Promise<EditLink | null> {
  const [name, key = onlyKey] = content.split("/") as [KindName, string?];
  const isList = !content.includes("/") && isOpenKind(name);
  const drafts = await listDrafts(name);
  if (!drafts) return null;
  const entries = await listContent(name);
  const edited = drafts.filter((entry) => entry.isDraft && (isList || entry.key === key));
  const kind: Kind = kinds[name];
  const fits = (entry: StoredEntry) =>
    schemaOf(kind, entry.key).safeParse(upgraded(kind, entry)).success;
  const value = entries.find((entry) => entry.key === key)?.value;
  const form = describe(kinds[name].schema);
  return {
    href: `/admin/content/${content}`,
    label: value && isOpenKind(name) ? kinds[name].titleOf(value as never, key) : kindLabels[name],
    isDraft: edited.length > 0,
    isBroken: !edited.every(fits),
    texts: value ? textsIn(form, toTyped(form, value), ["line", "text"]) : [],
  };
}
