"use server";

import { type ActionResult, failure, limited, storeOnce, success } from "@/lib/action";
import { getMailWords } from "@/lib/content/mail-words";
import { sendQueuedMail } from "@/lib/email/send-queued-mail";
import { readSender } from "@/lib/forms/sender";
import { formAction } from "@/lib/forms/server-action";
import { readSubmission } from "@/lib/forms/submission";
import { findPublishedProject } from "@/lib/portfolio/queries";
import { noticeSettings } from "@/lib/settings/queries";
import { waitlistMails } from "./mails";
import { storeEntry } from "./queries";
import { type WaitlistField, WaitlistInput } from "./schema";
import { waitlistStrings } from "./strings";

const joined = success(waitlistStrings.joined);

/** Joining again also succeeds. */
export const joinWaitlist = formAction<ActionResult<WaitlistField>>(async (form) => {
  const guards = { success: () => joined, tooFastMessage: waitlistStrings.tooFastMessage };
  const { result, data, values } = readSubmission(form, WaitlistInput, guards);
  if (result) return result;
  const fallback = failure(waitlistStrings.failed, values);
  return storeOnce<WaitlistField>("waitlist form", "request", fallback, async () => {
    const project = await findPublishedProject(data.project_id);
    if (!project?.waitlist) return fallback;
    const entry = { project, name: data.name, email: data.email };
    const sender = await readSender("waitlist", form, data);
    const words = await getMailWords("waitlist-receipt");
    const mails = waitlistMails(entry, await noticeSettings(), words);
    const wait = await storeEntry(entry, sender, mails);
    if (wait !== null) return limited(waitlistStrings.limited, wait, values);
    sendQueuedMail();
    return joined;
  });
});
