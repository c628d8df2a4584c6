import { expireSessions } from "@/lib/accounts/queries";
import { expireBookings } from "@/lib/bookings/queries";
import { env } from "@/lib/env";
import { expireRows } from "@/lib/people/retention";
import { hasBearer } from "@/lib/security/bearer";

/** For a daily scheduler, with `Authorization: Bearer $CRON_SECRET`. */
export async function POST(request: Request) {
  if (!hasBearer(request.headers, env().CRON_SECRET)) {
    return Response.json({ error: "Unauthorized" }, { status: 401 });
  }
  const [rows, sessions] = await Promise.all([expireRows(), expireSessions(), expireBookings()]);
  return Response.json(
    { expired: { ...rows, sessions } },
    { headers: { "cache-control": "no-store" } },
  );
}

// Some hosts' schedulers can only GET.
export const GET = POST;
