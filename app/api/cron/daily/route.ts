import { expireSessions } from "@/lib/accounts/queries";
import { expireBookings } from "@/lib/bookings/queries";
import { env } from "@/lib/env";
import { removeOrphanedMedia } from "@/lib/media/remove-orphans";
import { expireRows } from "@/lib/people/retention";
import { hasBearer } from "@/lib/security/bearer";
import { dataFailure, dataResponse } from "@/lib/security/data-response";

/** Called daily by a scheduler with `Authorization: Bearer $CRON_SECRET`. */
export async function POST(request: Request) {
  if (!hasBearer(request.headers, env().CRON_SECRET)) return dataFailure(401, "Unauthorized");
  const [rows, sessions] = await Promise.all([expireRows(), expireSessions(), expireBookings()]);
  // Runs after rows expire, so that it includes pictures that were restorable until now.
  const pictures = await removeOrphanedMedia();
  return dataResponse({ expired: { ...rows, sessions, pictures } });
}

// Some hosts' schedulers can only GET.
export const GET = POST;
