"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { type ActionResult, failure, success } from "@/lib/action";
import { adminAction } from "@/lib/admin/action";
import { areLinked } from "@/lib/content/admin/errors";
import { refreshContents } from "@/lib/content/admin/refresh";
import { contentStrings } from "@/lib/content/admin/strings";
import { listSources } from "@/lib/redirects/admin/queries";
import { refreshRedirects } from "@/lib/redirects/admin/store";
import type { SessionClient } from "@/lib/supabase/clients";
import { call } from "@/lib/supabase/query";
import { Rows } from "./schema";
import { deletedText, restoredText, deletedStrings as strings } from "./strings";

/** Redirects to the list of restorable rows if JavaScript is off. */
export const deleteRows = rowsAction("id", async (client, { source, ids, isReset }) => {
  const paths = source === "redirects" ? await listSources(client, ids) : [];
  // A default keeps the page.
  const isLinked = source === "contents" && !isReset && (await areLinked(client, ids));
  const deleted = await call(client, "delete_rows", { p_source: source, p_ids: ids });
  if (paths.length > 0) refreshRedirects(paths);
  if (source === "contents") refreshContents();
  const text = deletedText(deleted.length, ids.length, isReset);
  if (deleted.length === 0) return failure(text);
  const message = isLinked ? `${text} ${contentStrings.linked}` : text;
  const restorable = deleted.map((id) => ["restorable", id] as const);
  return { ...success(message), undo: [["source", source], ...restorable] };
});

export const restoreRows = rowsAction("restorable", async (client, { source, ids }) => {
  const names = await call(client, "restore_rows", { p_ids: ids });
  if (source === "redirects") refreshRedirects(names);
  if (source === "contents") refreshContents();
  const text = restoredText(names.length, ids.length);
  return names.length === ids.length ? success(text) : failure(text);
});

function rowsAction(
  field: string,
  work: (client: SessionClient, rows: Rows) => Promise<ActionResult>,
) {
  return adminAction(
    z.object({}),
    {
      // The database checks the permission for the rows.
      permission: "admin",
      where: "deleting or restoring rows",
      failed: strings.failed,
      shownOn: ["/admin/deleted"],
    },
    async ({ client }, _, form) => {
      const { data } = Rows.safeParse({
        source: form.get("source"),
        ids: form.getAll(field),
        isReset: form.has("reset"),
      });
      if (!data) return failure(strings.nothingSelected);
      const answer = await work(client, data);
      refresh();
      return answer;
    },
  );
}
