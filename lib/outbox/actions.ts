"use server";

import { refresh } from "next/cache";
import { type ActionResult, failure, success } from "@/lib/action";
import { asAdmin } from "@/lib/admin/action";
import { sendQueuedMail } from "@/lib/email/send-queued-mail";
import { flashResult } from "@/lib/forms/flash";
import { formAction } from "@/lib/forms/server-action";
import { orThrow } from "@/lib/supabase/query";
import { RetryInput } from "./schema";
import { retriedText, outboxStrings as strings } from "./strings";

export const retryMails = formAction<ActionResult>(async (form) => {
  const result = await asAdmin(
    { permission: "outbox", where: "outbox", failed: strings.failed },
    async ({ client }) => {
      const ids = RetryInput.safeParse(form.getAll("id"));
      if (!ids.success) return failure(strings.gone);
      const answers = await Promise.all(
        ids.data.map((id) => client.rpc("retry_outbox", { p_id: id })),
      );
      const count = answers.filter(({ data }) => data === true).length;
      refresh();
      if (count > 0) sendQueuedMail();
      if (answers.some(({ error }) => error?.code === "42501")) return failure(strings.forbidden);
      answers.forEach(orThrow("retry_outbox"));
      return count > 0 ? success(retriedText(count)) : failure(strings.gone);
    },
  );
  return flashResult("/admin/outbox", result);
});
