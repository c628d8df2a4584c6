import type { AuditEntry } from "./schema";
import { auditStrings, eventText } from "./strings";

type Values = Record<string, unknown> | null;

/** As the database answers. The two emails are null once their account is gone. */
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
  before: Values;
  after: Values;
  browser: string | null;
};

export function toEntry(stored: StoredEntry): AuditEntry {
  const { id, action, subject } = stored;
  const noActor = action === "refused" ? auditStrings.unknown : auditStrings.server;
  return {
    id,
    createdAt: stored.created_at,
    who: nameOf(stored.actor_id, stored.actor) ?? noActor,
    what: eventText(action, subject),
    about: nameOf(stored.account_id, stored.account) ?? stored.subject_id ?? "",
    changes: changesOf(stored.before, stored.after),
    browser: stored.browser ?? "",
  };
}

function nameOf(id: string | null, email: string | null): string | null {
  return id && (email ?? auditStrings.deleted);
}

/** Such as "status: pending → approved"; of a value that is not kept, "notes". */
function changesOf(before: Values, after: Values): string[] {
  return Object.keys(after ?? before ?? {})
    .sort()
    .map((column) => {
      const values = [before, after].flatMap((row) => (row ? [row[column] ?? null] : []));
      const name = column.replaceAll("_", " ");
      return values.every((value) => value === null)
        ? name
        : `${name}: ${values.map(textOf).join(" → ")}`;
    });
}

function textOf(value: unknown): string {
  if (value === null) return "none";
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}
