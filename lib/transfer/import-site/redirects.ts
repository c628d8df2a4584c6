import "server-only";
import { z } from "zod";
import { storeLines } from "@/lib/redirects/admin/read-lines";
import { readablePath } from "@/lib/redirects/path";
import { call } from "@/lib/supabase/query";
import type { ImportOptions } from "@/lib/transfer/import/options";
import { leaveOut, type TransferReport } from "@/lib/transfer/report";

const maxRedirects = 20_000;

const Redirect = z.object({
  source: z.string().catch(""),
  target: z.string().nullable().catch(null),
  status: z.coerce.string().catch(""),
  created_at: z.iso
    .datetime({ offset: true })
    // Limited to years and offsets that Postgres accepts.
    .regex(/^[12]\d{3}.*(?:Z|[+-](?:0\d|1[0-4]):?\d\d)$/)
    .optional()
    .catch(undefined),
});

/** Stores the redirects of an export. The report counts them and lists rejected ones. */
export async function importRedirects(
  list: unknown,
  { client, isApplied, startedBy, turn }: ImportOptions,
  report: TransferReport,
): Promise<void> {
  const all = Array.isArray(list) ? list : [];
  const lines = all.slice(0, maxRedirects).map((item) => {
    const { target, created_at: createdAt, ...line } = Redirect.parse(Object(item));
    return { ...line, target: target ?? "", createdAt };
  });
  const outcomes = await storeLines(lines, async (p_redirects) => {
    await turn?.();
    return call(client, "import_redirects", {
      p_redirects,
      p_apply: isApplied,
      p_actor: startedBy,
    });
  });
  for (const [index, outcome] of outcomes.entries()) {
    if (outcome.status === "stored") report.redirects += 1;
    if (outcome.status !== "refused") continue;
    const source = readablePath(lines[index]?.source ?? "").slice(0, 200);
    leaveOut(report, `redirect ${source}`, outcome.text);
  }
  leaveOut(report, "redirects", "only the first 20,000 are imported", all.length - lines.length);
}
