"use server";

import { refresh } from "next/cache";
import { type ActionResult, failure, invalid, success } from "@/lib/action";
import { adminAction, asAdmin } from "@/lib/admin/action";
import { flashResult } from "@/lib/forms/flash";
import { formAction } from "@/lib/forms/server-action";
import { readFields } from "@/lib/forms/submission";
import type { SessionClient } from "@/lib/supabase/clients";
import { orThrow } from "@/lib/supabase/query";
import { readCsv } from "./csv";
import { CsvInput, IgnoredPath, type RedirectField, RedirectFields } from "./schema";
import { storeRedirects } from "./store";
import { csvLimits, reportText, redirectStrings as strings } from "./strings";

const list = "/admin/redirects";

const reported = {
  permission: "redirects",
  where: "change of redirects",
  failed: strings.failed,
} as const;

/** Creates one redirect or, with an `id`, updates it. */
export const saveRedirect = formAction<ActionResult<RedirectField>>(async (form) => {
  const { id = "", source = "", target = "", status = "" } = readFields(form, RedirectFields);
  const values = { source, target, status };
  const result = await asAdmin<RedirectField>(
    reported,
    async ({ client }) => {
      const [outcome] = await storeRedirects(client, [{ id, ...values }], false);
      if (outcome?.status === "refused") return invalid({ [outcome.field]: outcome.text });
      return success(outcome?.status === "unchanged" ? strings.unchanged : strings.saved, list);
    },
    values,
  );
  if (result.status === "success") return flashResult(list, result);
  return flashResult(`${list}/${/^[\da-f-]{36}$/i.test(id) ? id : "new"}`, result);
});

/** Stores the valid lines and reports the rejected ones. */
export const importRedirects = adminAction(
  CsvInput,
  { ...reported, shownOn: [`${list}/import`] },
  ({ client }, { csv }) => store(client, csv),
);

async function store(client: SessionClient, csv: string): Promise<ActionResult<"csv">> {
  const lines = readCsv(csv);
  if (!lines) return invalid({ csv: strings.noCsv }, { csv });
  if (lines.length > csvLimits.lines) return invalid({ csv: strings.tooManyLines }, { csv });
  const outcomes = await storeRedirects(client, lines, true);
  const report = lines.map(({ line }, index) => ({ line, status: outcomes[index]?.status ?? "" }));
  const refused = outcomes.flatMap((outcome, index) =>
    outcome.status === "refused" ? `Line ${lines[index]?.line}: ${outcome.text}` : [],
  );
  const text = reportText(report);
  if (refused.length === 0) return success(text);
  return { ...failure<"csv">(text, { csv }), errors: { csv: shortened(refused) } };
}

/** Limits the length, because without JavaScript the result is sent in a cookie. */
function shortened(refused: readonly string[]): string {
  const shown = refused.slice(0, 200);
  const more = refused.length - shown.length;
  return [...shown, ...(more > 0 ? [`And ${more} more`] : [])].join("\n");
}

/** Removes a missing path from the list, or puts it back. */
export const ignorePath = adminAction(
  IgnoredPath,
  { ...reported, shownOn: [`${list}/missing`] },
  async ({ client }, { missing, ignored }) => {
    const is_ignored = ignored === "yes";
    await client
      .from("missing_paths")
      .update({ is_ignored })
      .eq("id", missing)
      .then(orThrow("missing_paths"));
    refresh();
    const undo = [
      ["missing", missing],
      ["ignored", is_ignored ? "no" : "yes"],
    ] as const;
    return { ...success(is_ignored ? strings.ignored : strings.shown), undo };
  },
);
