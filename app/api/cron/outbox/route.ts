import { sendDueMail } from "@/lib/email/send-queued-mail";
import { env } from "@/lib/env";
import { hasBearer } from "@/lib/security/bearer";

/** For a scheduler, with `Authorization: Bearer $CRON_SECRET`. */
export async function POST(request: Request) {
  if (!hasBearer(request.headers, env().CRON_SECRET)) {
    return Response.json({ error: "Unauthorized" }, { status: 401 });
  }
  return Response.json(await sendDueMail(), { headers: { "cache-control": "no-store" } });
}

// Some hosts' schedulers can only GET.
export const GET = POST;
