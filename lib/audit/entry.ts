import { brand } from "@/content/brand";
import { capitalize } from "@/lib/capitalize";
import { auditSubjects } from "@/lib/domains/registered";
import type { Json } from "@/lib/supabase/database.types";
import { formatDateTime } from "@/lib/time/format";
import type { AuditEntry } from "./schema";

const names = { server: "Server", unknown: "Unknown", deleted: "Deleted account" } as const;

type Values = Record<string, Json> | null;

/** An entry as the database returns it. Emails and the title are null once their row is deleted. */
export type StoredEntry = {
  id: number;
  created_at: string;
  actor_id: string | null;
  actor: string | null;
  account_id: string | null;
  account: string | null;
  action: string;
  subject: string;
  subject_id: string | null;
  title: string | null;
  /** The path of a content's form below /admin/content, while it exists. */
  content?: string;
  before: Values;
  after: Values;
  browser: string | null;
};

export function toEntry(stored: StoredEntry): AuditEntry {
  const { id, action, subject, subject_id } = stored;
  const account = nameOf(stored.account_id, stored.account);
  const noActor = action === "refused" ? names.unknown : names.server;
  return {
    id,
    createdAt: stored.created_at,
    who: nameOf(stored.actor_id, stored.actor) ?? noActor,
    what: eventText(action, subject),
    about: account ?? stored.title ?? nameIn(stored) ?? listName(subject) ?? subject_id ?? "",
    href: linkTo(stored),
    subject: account ?? subject_id ?? "",
    changes: changesOf(subject, stored.before, stored.after),
    browser: stored.browser ?? "",
  };
}

/** Returns text such as "Post changed". */
function eventText(action: string, subject: string): string {
  const { events, noun = capitalize(subject) } = auditSubjects[subject] ?? {};
  return events?.[action] ?? `${noun} ${action}`;
}

/** Only rows that still exist have a title. */
function linkTo({
  subject,
  subject_id,
  account,
  title,
  content,
  before,
  after,
}: StoredEntry): string | null {
  const searched = (path: string, q: string) => `${path}?${new URLSearchParams({ q })}`;
  if (account) return searched("/admin/users", account);
  if (!title) return auditSubjects[subject]?.href ?? null;
  if (content) return `/admin/content/${content}`;
  if (subject === "tag") return searched("/admin/tags", title);
  if (subject === "picture") return searched("/admin/media", title);
  if (subject === "import") return `/admin/transfer/imports/${subject_id}`;
  return `/admin/posts/${subject === "post" ? subject_id : (after ?? before)?.post_id}`;
}

function listName(subject: string): string | undefined {
  const { href, label } = auditSubjects[subject] ?? {};
  return href && label;
}

/** Name of a deleted row, as recorded in the entry. */
function nameIn({ before, after }: StoredEntry): string | undefined {
  const row = { ...before, ...after };
  const name = row.title ?? row.name ?? row.file_name;
  return typeof name === "string" ? name : undefined;
}

function nameOf(id: string | null, email: string | null): string | null {
  return id && (email ?? names.deleted);
}

/** Changes such as "status: pending → approved", or only "notes" if the values aren't recorded. */
function changesOf(subject: string, before: Values, after: Values): string[] {
  return Object.keys(after ?? before ?? {})
    .filter((column) => subject !== "content" || !internal.has(column))
    .sort()
    .map((column) => {
      const values = [before, after].flatMap((row) => (row ? [row[column] ?? null] : []));
      const name = column === "draft_version" ? "draft" : column.replaceAll("_", " ");
      return values.every((value) => value === null)
        ? name
        : `${name}: ${values.map(textOf).join(" → ")}`;
    });
}

/** Columns of contents that say nothing to a reader. */
const internal = new Set(["key", "kind", "version", "published_at"]);

function textOf(value: unknown): string {
  if (value === null) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  const text = String(value);
  return /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(text)
    ? formatDateTime(Date.parse(text), brand.timeZone)
    : text;
}
