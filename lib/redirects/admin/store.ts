import "server-only";
import { updateTag } from "next/cache";
import { cacheTags } from "@/lib/cache-tags";
import { fieldErrors } from "@/lib/forms/submission";
import { expireRedirects } from "@/lib/redirects/known-redirects";
import type { SessionClient } from "@/lib/supabase/clients";
import { listSources } from "./queries";
import { type RedirectField, RedirectInput, storedPaths } from "./schema";
import { isSitePage } from "./site-page";
import { pageText, refusalOf } from "./strings";

/** As typed or imported. With an id, that redirect is changed. */
export type RedirectLine = { id?: string; source: string; target: string; status: string };

export type LineOutcome =
  | { status: "stored" | "unchanged" }
  | { status: "refused"; field: RedirectField; text: string };

type Answer = { status: string; reason?: string; source?: string; target?: string | null };

/** In lines of one call of the database. */
const chunkSize = 1_000;

/**
 * Stores many at once and says of each what came of it; the same lines again change nothing. `replaces`:
 * a line without an id changes the redirect that has its path. Throws on an outage.
 */
export async function storeRedirects(
  client: SessionClient,
  lines: readonly RedirectLine[],
  replaces: boolean,
): Promise<LineOutcome[]> {
  const read = lines.map((line) => readLine(line));
  const outcomes: LineOutcome[] = [];
  // Where a redirect stood before, a stored page leads on still.
  const sources = await listSources(
    client,
    read.flatMap((one) => ("row" in one && one.row.id) || []),
  );
  for (let start = 0; start < read.length; start += chunkSize) {
    const chunk = read.slice(start, start + chunkSize);
    const rows = chunk.flatMap((one) => ("row" in one ? one.row : []));
    const answers = await store(client, rows, replaces);
    for (const one of chunk) {
      const outcome = "row" in one ? outcomeOf(answers.shift()) : one;
      if ("row" in one && outcome.status === "stored") sources.push(one.row.source);
      outcomes.push(outcome);
    }
  }
  refreshRedirects(sources);
  return outcomes;
}

type Row = { id: string | null; source: string; target: string | null; status: number };

function readLine(line: RedirectLine): { row: Row } | LineOutcome {
  const { data, error } = RedirectInput.safeParse(line);
  if (!data) {
    const [[field, text] = ["source", ""]] = Object.entries(fieldErrors<RedirectField>(error));
    return { status: "refused", field: field as RedirectField, text };
  }
  const { source, target } = storedPaths(data);
  if (isSitePage(source)) return { status: "refused", field: "source", text: pageText };
  return {
    row: { id: data.id || null, source, target: target || null, status: Number(data.status) },
  };
}

async function store(client: SessionClient, rows: Row[], replaces: boolean): Promise<Answer[]> {
  if (rows.length === 0) return [];
  const { data, error } = await client.rpc("store_redirects", {
    p_redirects: rows,
    p_replaces: replaces,
  });
  if (error) throw new Error(`store_redirects: ${error.message}`);
  return data as Answer[];
}

function outcomeOf(answer: Answer | undefined): LineOutcome {
  if (answer?.status === "stored" || answer?.status === "unchanged")
    return { status: answer.status };
  return { status: "refused", ...refusalOf(answer ?? {}) };
}

/** In pages: with more, all lists of posts are rendered anew instead. */
const maxTags = 20;

/** After a change of redirects from these paths: stored pages of posts answer for earlier slugs. */
export function refreshRedirects(sources: readonly string[]): void {
  expireRedirects();
  const slugs = sources.flatMap((source) => /^\/blog\/([^/]+)$/.exec(source)?.[1] ?? []);
  if (slugs.length > maxTags) updateTag(cacheTags.posts);
  else for (const slug of slugs) updateTag(cacheTags.post(slug));
}
