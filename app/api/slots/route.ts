import { consultations } from "@/content/consultations";
import { withReporting } from "@/lib/action";
import { listFreeSlots } from "@/lib/bookings/queries";
import { dataFailure, dataResponse, limitedResponse } from "@/lib/security/data-response";
import { clientIp } from "@/lib/security/sender";
import { isDay } from "@/lib/time/days";
import { dayAt } from "@/lib/time/zones";

/** Lists free start times from `?from=YYYY-MM-DD`, a day in the agency's time zone. */
export async function GET(request: Request) {
  const days = new URL(request.url).searchParams.getAll("from");
  const [from = ""] = days;
  if (days.length > 1 || (from !== "" && !isDay(from))) {
    return dataFailure(400, "from must be one day, like 2026-11-24");
  }
  const ip = await clientIp();
  const away = dataFailure(503, "The available times can't be loaded right now.");
  return withReporting("free times", away, async () => {
    const slots = await listFreeSlots(Date.now(), ip);
    if (slots.status === "limited") {
      const { retryAfter } = slots;
      return limitedResponse(retryAfter, `Too many requests. Try again in ${retryAfter} seconds.`);
    }
    const free = slots.free.filter((start) => dayAt(start, consultations.timeZone) >= from);
    return dataResponse({
      time_zone: consultations.timeZone,
      free: free.map((start) => new Date(start).toISOString()),
    });
  });
}
