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

/** The database takes a run for stopped after the same time. */
const maxSilenceMs = 60_000;

const columns =
  "id, file_name, created_at, state, is_applied, started_at, started_by, done, total, seen_at, kind, summary";

type Stored = Row<"import_runs", typeof columns>;

/** The newest, with the one that goes on, if any. Throws on an outage. */
export async function listImports(): Promise<{ runs: ImportRun[]; running: ImportRun | null }> {
  const { client } = await requireAdmin();
  const data = await client
    .from("import_runs")
    .select(columns)
    .order("created_at", { ascending: false })
    .limit(maxListed)
    .then(orThrow("import_runs"));
  const emails = await emailsOf(client, data);
  const runs = data.map((row) => toRun(row, emails));
  return { runs, running: runs.find(isRunning) ?? null };
}

/** Null of one that is gone. Throws on an outage. */
export async function getImport(id: string): Promise<ImportDetails | null> {
  const { client } = await requireAdmin();
  const data = await findRow(client, "import_runs", `${columns}, site_url, failure, report`, id);
  if (!data) return null;
  return {
    ...toRun(data, await emailsOf(client, [data])),
    siteUrl: data.site_url,
    failure: data.failure,
    report: data.report as ReportHead | null,
  };
}

/** The files that an import reads, or will. One that failed or stopped may need its file sent again. */
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

/** A page of the posts of a report. Throws on an outage. */
export async function listReportedPosts(
  id: string,
  { outcome, page }: ReportFilters,
): Promise<Page<ReportedPost>> {
  const { client } = await requireAdmin();
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

/** The whole of a report; null where there is none. Throws on an outage. */
export async function readReport(
  client: SessionClient,
  id: string,
): Promise<Pick<TransferReport, "posts" | "leftOut"> | null> {
  const data = await findRow(client, "import_runs", "report, posts", id);
  if (!data?.report) return null;
  const { leftOut } = data.report as ReportHead;
  return { leftOut, posts: data.posts as PostReport[] };
}

/** As the database keeps a report. */
export function storedReport(report: TransferReport): { report: ReportHead; posts: PostReport[] } {
  const { posts, isApplied, leftOut, pictures, redirects } = report;
  return {
    report: { isApplied, leftOut, pictures, redirects, counts: countOutcomes(report) },
    posts,
  };
}

async function emailsOf(client: SessionClient, runs: Pick<Stored, "started_by">[]) {
  const ids = [...new Set(runs.flatMap(({ started_by }) => started_by ?? []))];
  const data = await client
    .from("profiles")
    .select("id, email")
    .in("id", ids)
    .then(orThrow("profiles"));
  return new Map(data.map(({ id, email }) => [id, email]));
}

function toRun(row: Stored, emails: ReadonlyMap<string, string | null>): ImportRun {
  const state = row.state as RunState;
  const isSilent = isRunning({ state }) && Date.parse(row.seen_at) < Date.now() - maxSilenceMs;
  return {
    ...camelCased(row),
    state: isSilent ? "stopped" : state,
    startedBy: emails.get(row.started_by ?? "") ?? null,
  };
}
