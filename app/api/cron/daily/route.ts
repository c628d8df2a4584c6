import { expireSessions } from "@/lib/accounts/queries";
import { expireBookings } from "@/lib/bookings/queries";
import { env } from "@/lib/env";
import { removeOrphanedMedia } from "@/lib/media/remove-orphans";
import { expireRows } from "@/lib/people/retention";
import { hasBearer } from "@/lib/security/bearer";

/** For a daily scheduler, with `Authorization: Bearer $CRON_SECRET`. */
export async function POST(request: Request) {
  if (!hasBearer(request.headers, env().CRON_SECRET)) {
    return Response.json({ error: "Unauthorized" }, { status: 401 });
  }
  const [rows, sessions] = await Promise.all([expireRows(), expireSessions(), expireBookings()]);
  // Of pictures that could be restored until now, too.
  const pictures = await removeOrphanedMedia();
  return Response.json(
    { expired: { ...rows, sessions, pictures } },
    { headers: { "cache-control": "no-store" } },
  );
}

// Some hosts' schedulers can only GET.
export const GET = POST;
