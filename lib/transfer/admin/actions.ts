"use server";

import { refresh } from "next/cache";
import { type ActionResult, failure, success } from "@/lib/action";
import { adminAction, asAdmin, rowPage } from "@/lib/admin/action";
import { flashResult, redirectWith } from "@/lib/forms/flash";
import { formAction } from "@/lib/forms/server-action";
import { call, orThrow } from "@/lib/supabase/query";
import { startImport, stopImport } from "./run-import";
import { RunId } from "./schema";
import { importStrings as strings } from "./strings";
import { isUploaded, removeUpload } from "./uploads";

const where = "import";

const pageOf = (form: FormData) => rowPage("/admin/transfer/imports", form);
const shownOn = (form: FormData) => [pageOf(form)] as const;

/** Imports a file after its dry run, or restarts an import that stopped or failed. */
export const goOnWithImport = adminAction(
  RunId,
  { permission: "transfer", where, failed: strings.failed, shownOn },
  async ({ client }, { id }) => {
    if (!(await isUploaded(id))) return failure(strings.noFile);
    const reason = await startImport(client, { id });
    refresh();
    return reason ? failure(reason) : success(strings.started);
  },
);

/** Stops a running import, on whichever server it runs. */
export const stopRunningImport = adminAction(
  RunId,
  { permission: "transfer", where, failed: strings.notStopped, shownOn },
  async ({ client, viewer }, { id }) => {
    const run = await client
      .from("import_runs")
      .select("attempt")
      .eq("id", id)
      .in("state", ["checking", "importing"])
      .maybeSingle()
      .then(orThrow("import_runs"));
    if (!run || !(await stopImport(id, run.attempt, viewer.id))) return failure(strings.notRunning);
    refresh();
    return success(strings.stopped);
  },
);

/** Deletes an import that hasn't completed, with its file, and redirects to the list. */
export const discardImport = formAction<ActionResult>(async (form) => {
  const { data: run } = RunId.safeParse(Object.fromEntries(form));
  const result = await asAdmin(
    { permission: "transfer", where, failed: strings.notDiscarded },
    async ({ client }) => {
      const isDiscarded = run && (await call(client, "discard_import", { p_id: run.id }));
      if (!isDiscarded) return failure(strings.notDiscarded);
      await removeUpload(run.id);
      return success(strings.discarded);
    },
  );
  if (result.status === "success" || !run) return redirectWith("/admin/transfer", result);
  return flashResult(pageOf(form), result);
});
