import { scheduling } from "@/content/scheduling";
import { listFreeSlots } from "@/lib/bookings/queries";
import { reportError } from "@/lib/log";
import { policyForData } from "@/lib/security/policy";
import { clientIp } from "@/lib/security/sender";
import { isDay } from "@/lib/time/days";
import { dayAt } from "@/lib/time/zones";

/** Free start times from `?from=YYYY-MM-DD` on, a day in the agency's time zone. */
export async function GET(request: Request) {
  const days = new URL(request.url).searchParams.getAll("from");
  const [from = ""] = days;
  if (days.length > 1 || (from !== "" && !isDay(from))) {
    return answer({ error: "from should be one day, like 2026-11-24" }, 400);
  }
  const ip = await clientIp();
  try {
    const slots = await listFreeSlots(Date.now(), ip);
    if (slots.status === "limited") {
      const error = `Too many requests. Try again in ${slots.retryAfter} seconds.`;
      return answer({ error }, 429, { "retry-after": String(slots.retryAfter) });
    }
    const free = slots.free.filter((start) => dayAt(start, scheduling.timeZone) >= from);
    return answer({
      time_zone: scheduling.timeZone,
      free: free.map((start) => new Date(start).toISOString()),
    });
  } catch (error) {
    reportError(error, "free times");
    return answer({ error: "The free times cannot be read at the moment." }, 503);
  }
}

function answer(body: object, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, {
    status,
    headers: {
      ...headers,
      "cache-control": "no-store",
      "content-security-policy": policyForData,
    },
  });
}
