"use server";

import { type ActionResult, failure, limited, success } from "@/lib/action";
import { asAdmin } from "@/lib/admin/action";
import { isMailKey } from "@/lib/content/placeholders/mails";
import { sendQueuedMail } from "@/lib/email/send-queued-mail";
import { flashResult } from "@/lib/forms/flash";
import { formAction } from "@/lib/forms/server-action";
import { call } from "@/lib/supabase/query";
import { exampleMail } from "./mail-examples";
import { getEditedEntry } from "./queries";
import { mailStrings, contentStrings as strings, testSentText } from "./strings";

/** Sends the saved text with example values to the signed-in admin. */
export const sendExampleMail = formAction<ActionResult>(async (form) => {
  const key = String(form.get("key"));
  const reported = {
    where: "test email",
    failed: mailStrings.failed,
    permission: "contents",
  } as const;
  const result = await asAdmin(reported, async ({ client, viewer }) => {
    const entry = isMailKey(key) ? await getEditedEntry("mails", key) : null;
    if (!isMailKey(key) || !entry) return failure(strings.missing);
    if (Object.keys(entry.errors).length > 0) return failure(mailStrings.invalid);
    const { attachments: _, headers: __, ...mail } = await exampleMail(key, entry.typed);
    const wait = await call(client, "send_test_mail", { p_mail: mail });
    if (wait > 0) return limited(mailStrings.limited, wait);
    sendQueuedMail();
    return success(testSentText(viewer.email));
  });
  return flashResult(`/admin/content/mails/${isMailKey(key) ? key : ""}`, result);
});
