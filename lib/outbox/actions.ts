"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { failure, success } from "@/lib/action";
import { adminAction } from "@/lib/admin/action";
import { sendQueuedMail } from "@/lib/email/send-queued-mail";
import { orThrow } from "@/lib/supabase/query";
import { RetryInput } from "./schema";
import { retriedText, outboxStrings as strings } from "./strings";

export const retryMails = adminAction(
  z.object({}),
  { permission: "outbox", where: "outbox", failed: strings.failed, shownOn: ["/admin/outbox"] },
  async ({ client }, _, form) => {
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
