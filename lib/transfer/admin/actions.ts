"use server";

import { refresh } from "next/cache";
import { type ActionResult, failure, success, withReporting } from "@/lib/action";
import { adminSession } from "@/lib/auth/session";
import { flashResult, redirectWith } from "@/lib/forms/flash";
import { formAction } from "@/lib/forms/server-action";
import { call, orThrow } from "@/lib/supabase/query";
import { startImport, stopImport } from "./run-import";
import { RunId } from "./schema";
import { importStrings as strings } from "./strings";
import { isUploaded, removeUpload } from "./uploads";

/** Imports what a dry run has checked, or begins anew what stopped or failed. */
export const goOnWithImport = formAction<ActionResult>(async (form) => {
  const { data: run } = RunId.safeParse(Object.fromEntries(form));
  const result = await goOn(run?.id);
  return flashResult(run ? `/admin/transfer/imports/${run.id}` : "/admin/transfer", result);
});

async function goOn(id?: string): Promise<ActionResult> {
  const session = await adminSession();
  if (!session.client) return failure(session.message);
  if (!id) return failure(strings.failed);
  if (!(await isUploaded(id))) return failure(strings.noFile);
  return withReporting<ActionResult>("import", failure(strings.failed), async () => {
    const reason = await startImport(session.client, { id });
    refresh();
    return reason ? failure(reason) : success(strings.started);
  });
}

/** Ends an import that runs, wherever it does. */
export const stopRunningImport = formAction<ActionResult>(async (form) => {
  const { data: run } = RunId.safeParse(Object.fromEntries(form));
  const result = await stop(run?.id);
  return flashResult(run ? `/admin/transfer/imports/${run.id}` : "/admin/transfer", result);
});

async function stop(id?: string): Promise<ActionResult> {
  const session = await adminSession();
  if (!session.client) return failure(session.message);
  if (!id) return failure(strings.notRunning);
  return withReporting<ActionResult>("import", failure(strings.notStopped), async () => {
    const run = await session.client
      .from("import_runs")
      .select("attempt")
      .eq("id", id)
      .in("state", ["checking", "importing"])
      .maybeSingle()
      .then(orThrow("import_runs"));
    if (!run || !(await stopImport(id, run.attempt, session.viewer.id))) {
      return failure(strings.notRunning);
    }
    refresh();
    return success(strings.stopped);
  });
}

/** Deletes an import that is not done, and its file. Leads to the list. */
export const discardImport = formAction<ActionResult>(async (form) => {
  const { data: run } = RunId.safeParse(Object.fromEntries(form));
  const result = await discard(run?.id);
  if (result.status === "success" || !run) return redirectWith("/admin/transfer", result);
  return flashResult(`/admin/transfer/imports/${run.id}`, result);
});

async function discard(id?: string): Promise<ActionResult> {
  const session = await adminSession();
  if (!session.client) return failure(session.message);
  if (!id) return failure(strings.notDiscarded);
  return withReporting<ActionResult>("import", failure(strings.notDiscarded), async () => {
    const data = await call(session.client, "discard_import", { p_id: id });
    if (!data) return failure(strings.notDiscarded);
    await removeUpload(id);
    return success(strings.discarded);
  });
}
