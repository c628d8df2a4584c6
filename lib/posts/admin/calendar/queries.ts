import "server-only";
import { brand } from "@/content/brand";
import { requireAdmin } from "@/lib/auth/session";
import { orThrow } from "@/lib/supabase/query";
import { instantsOf, type Month } from "./month";
import { type CalendarEntry, maxDrafts, maxEntries, type UndatedDraft } from "./schema";

const kinds = {
  published: "created_at",
  scheduled: "publish_at",
  ending: "unpublish_at",
} as const satisfies Record<CalendarEntry["kind"], string>;

/**
 * Lists posts published in a month or scheduled for it, oldest first. `isCut` is true if the
 * list was truncated. Throws on an outage.
 */
export async function listCalendar(
  month: Month,
): Promise<{ entries: CalendarEntry[]; isCut: boolean }> {
  const all = await Promise.all([
    listKind("published", month),
    listKind("scheduled", month),
    listKind("ending", month),
  ]);
  return {
    entries: all.flat().sort((one, other) => one.at - other.at),
    isCut: all.some((entries) => entries.length === maxEntries),
  };
}

async function listKind(kind: CalendarEntry["kind"], month: Month): Promise<CalendarEntry[]> {
  const { client } = await requireAdmin("posts");
  const column = kinds[kind];
  const [start, end] = instantsOf(month, brand.timeZone).map((at) => new Date(at).toISOString());
  let query = client
    .from("blogs")
    .select("id, title, created_at, publish_at, unpublish_at")
    .gte(column, start)
    .lt(column, end);
  if (kind === "published") query = query.eq("published", true);
  if (kind === "ending") query = query.or("published.eq.true,publish_at.not.is.null");
  const data = await query
    .order(column)
    .limit(maxEntries)
    .then(orThrow(`Calendar of ${month}`));
  return data.map((row) => ({
    id: row.id,
    title: row.title,
    kind,
    at: Date.parse(row[column] ?? ""),
  }));
}

/** Lists the newest drafts without a date. Throws on an outage. */
export async function listUndatedDrafts(): Promise<{ drafts: UndatedDraft[]; hasMore: boolean }> {
  const { client } = await requireAdmin("posts");
  const data = await client
    .from("blogs")
    .select("id, title")
    .eq("published", false)
    .is("publish_at", null)
    .order("created_at", { ascending: false })
    .order("id")
    .limit(maxDrafts + 1)
    .then(orThrow("Drafts without a date"));
  return { drafts: data.slice(0, maxDrafts), hasMore: data.length > maxDrafts };
}
