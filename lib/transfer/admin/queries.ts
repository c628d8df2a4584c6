import "server-only";
import { type Page, rangeOf, rowsPerPage, toPage } from "@/lib/admin/paging";
import { requireAdmin } from "@/lib/auth/session";
import type { SessionClient } from "@/lib/supabase/clients";
import { call, findRow, orThrow } from "@/lib/supabase/query";
import { camelCased, type Row } from "@/lib/supabase/row";
import { countOutcomes, type PostReport, type TransferReport } from "@/lib/transfer/report";
import {
  type ImportDetails,
  type ImportRun,
  isRunning,
  type ReportedPost,
  type ReportFilters,
  type ReportHead,
  type RunState,
} from "./schema";

const maxListed = 20;

/** Time without progress after which a run counts as stopped, as in the database. */
const maxSilenceMs = 60_000;

const columns =
  "id, file_name, created_at, state, is_applied, started_at, done, total, seen_at, kind, summary, ...profiles(startedBy:email)";

type Stored = Row<"import_runs", typeof columns> & Pick<ImportRun, "startedBy">;

/** Lists the newest imports and the running one, if any. Throws on an outage. */
export async function listImports(): Promise<{ runs: ImportRun[]; running: ImportRun | null }> {
  const { client } = await requireAdmin("transfer");
  const data = await client
    .from("import_runs")
    .select(columns)
    .order("created_at", { ascending: false })
    .limit(maxListed)
    .then(orThrow("import_runs"));
  const runs = data.map(toRun);
  return { runs, running: runs.find(isRunning) ?? null };
}

/** Returns null if the import no longer exists. Throws on an outage. */
export async function getImport(id: string): Promise<ImportDetails | null> {
  const { client } = await requireAdmin("transfer");
  const data = await client
    .from("import_runs")
    .select(`${columns}, site_url, failure, report`)
    .eq("id", id)
    .maybeSingle()
    .then(orThrow("import_runs"));
  if (!data) return null;
  const { site_url: siteUrl, failure, report, ...row } = data;
  return { ...toRun(row), siteUrl, failure, report: report as ReportHead | null };
}

/** Returns which imports still need their file. A failed or stopped one may need a new upload. */
export async function listNeededFiles(
  client: SessionClient,
  ids: string[],
): Promise<ReadonlySet<string>> {
  const data = await client
    .from("import_runs")
    .select("id")
    .in("id", ids)
    .in("state", ["checking", "checked", "importing"] satisfies RunState[])
    .then(orThrow("import_runs"));
  return new Set(data.map(({ id }) => id));
}

type PostsAnswer = { total: number; posts: PostReport[] };

/** Returns one page of a report's posts. Throws on an outage. */
export async function listReportedPosts(
  id: string,
  { outcome, page }: ReportFilters,
): Promise<Page<ReportedPost>> {
  const { client } = await requireAdmin("transfer");
  const [from] = rangeOf(page);
  const { total, posts }: PostsAnswer = await call(client, "list_import_posts", {
    p_id: id,
    p_from: from,
    p_size: rowsPerPage,
    p_outcome: outcome || undefined,
  });
  const ids = posts.flatMap((post) => post.id ?? []);
  const here = await client.from("blogs").select("id").in("id", ids).then(orThrow("blogs"));
  const known = new Set(here.map((post) => post.id));
  const rows = posts.map((post) => ({ ...post, isHere: known.has(post.id ?? "") }));
  return toPage({ data: rows, error: null, count: total }, page, "report");
}

/** Returns the full report, or null if there is none. Throws on an outage. */
export async function readReport(
  client: SessionClient,
  id: string,
): Promise<Pick<TransferReport, "posts" | "leftOut"> | null> {
  const data = await findRow(client, "import_runs", "report, posts", id);
  if (!data?.report) return null;
  const { leftOut } = data.report as ReportHead;
  return { leftOut, posts: data.posts as PostReport[] };
}

/** Converts a report to the shape the database stores. */
export function storedReport(report: TransferReport): { report: ReportHead; posts: PostReport[] } {
  const { posts, isApplied, leftOut, pictures, redirects, contents } = report;
  return {
    report: { isApplied, leftOut, pictures, redirects, contents, counts: countOutcomes(report) },
    posts,
  };
}

function toRun(row: Stored): ImportRun {
  const state = row.state as RunState;
  const isSilent = isRunning({ state }) && Date.parse(row.seen_at) < Date.now() - maxSilenceMs;
  return { ...camelCased(row), state: isSilent ? "stopped" : state };
}
