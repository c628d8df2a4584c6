import { expireSessions } from "@/lib/accounts/queries";
import { expireBookings } from "@/lib/bookings/queries";
import { env } from "@/lib/env";
import { expireSubscriptions } from "@/lib/newsletter/queries";
import { hasBearer } from "@/lib/security/bearer";

/** For a daily scheduler, with `Authorization: Bearer $CRON_SECRET`. */
export async function POST(request: Request) {
  if (!hasBearer(request.headers, env().CRON_SECRET)) {
    return Response.json({ error: "Unauthorized" }, { status: 401 });
  }
  const [expiredSubscriptions, expiredSessions] = await Promise.all([
    expireSubscriptions(),
    expireSessions(),
    expireBookings(),
  ]);
  return Response.json(
    { expiredSubscriptions, expiredSessions },
    { headers: { "cache-control": "no-store" } },
  );
}

// Some hosts' schedulers can only GET.
export const GET = POST;
