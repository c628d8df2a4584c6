import { queueReminders } from "@/lib/bookings/save";
import { recordOutboxRun, sendDueMail } from "@/lib/email/send-queued-mail";
import { env } from "@/lib/env";
import { reportError } from "@/lib/log";
import { publishDuePosts } from "@/lib/posts/publish-due";
import { hasBearer } from "@/lib/security/bearer";
import { dataFailure, dataResponse } from "@/lib/security/data-response";
import { submitDueUrls } from "@/lib/seo/index-now";

/** Called every minute by a scheduler with `Authorization: Bearer $CRON_SECRET`. */
export async function POST(request: Request) {
  if (!hasBearer(request.headers, env().CRON_SECRET)) return dataFailure(401, "Unauthorized");
  // Runs first, because sending queued mail may take most of the minute.
  const [scheduled, reminders] = await Promise.all([
    publishDuePosts().catch((error) => reportError(error, "schedule")),
    queueReminders().catch((error) => reportError(error, "reminders")),
  ]);
  const [totals] = await Promise.all([
    sendDueMail(),
    submitDueUrls().catch((error) => reportError(error, "IndexNow")),
    recordOutboxRun(),
  ]);
  return dataResponse({ ...totals, scheduled, reminders });
}

// Some hosts' schedulers can only GET.
export const GET = POST;
