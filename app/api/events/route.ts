import { after } from "next/server";
import { env } from "@/lib/env";
import { reportError } from "@/lib/log";
import { dataFailure, limitedResponse } from "@/lib/security/data-response";
import { readJson } from "@/lib/security/read-body";
import { clientIp, isSameOrigin } from "@/lib/security/sender";
import { type EventSource, sendConversion } from "@/lib/tracking/conversions";
import { mayTrack } from "@/lib/tracking/permission";
import { countEvent } from "@/lib/tracking/queries";
import { EventInput } from "@/lib/tracking/schema";

/** Larger than any event the site sends. */
const maxBodyBytes = 1024;

export async function POST(request: Request) {
  const { META_PIXEL_ID } = env();
  if (!META_PIXEL_ID) return dataFailure(404, "Nothing is tracked here");
  if (!isSameOrigin(request.headers, env())) return dataFailure(403, "Not from this site");
  const { data: event } = EventInput.safeParse(await readJson(request, maxBodyBytes));
  if (!event) return dataFailure(400, "Not an event");
  const { headers } = request;
  const ip = await clientIp();
  const source: EventSource = {
    ip: ip === "unknown" ? null : ip.replace(/\/64$/, ""),
    agent: headers.get("user-agent"),
    at: new Date(),
  };
  try {
    const wait = await countEvent(ip);
    if (wait > 0) return limitedResponse(wait, "Too many events");
  } catch (error) {
    // Without the rate limit, anyone could flood the ad network in the site's name.
    reportError(error, "tracking");
    return done();
  }
  after(() => report(event, source, headers).catch((error) => reportError(error, "tracking")));
  return done();
}

async function report(event: EventInput, source: EventSource, headers: Headers): Promise<void> {
  if (await mayTrack(headers)) await sendConversion(event, source, env());
}

function done(): Response {
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}
