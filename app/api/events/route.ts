import { after } from "next/server";
import { env } from "@/lib/env";
import { reportError } from "@/lib/report";
import { clientAddress } from "@/lib/security/client-address";
import { readLimitedText } from "@/lib/security/limited-text";
import { isSameOrigin } from "@/lib/security/origin";
import { type EventSource, sendConversion } from "@/lib/tracking/conversions";
import { mayTrack } from "@/lib/tracking/permission";
import { countEvent } from "@/lib/tracking/queries";
import { EventInput } from "@/lib/tracking/schema";

/** No event of ours comes near it. */
const maxBodyBytes = 1024;

/** Takes an event from one of our own pages and reports it after the answer, 204, has left. */
export async function POST(request: Request) {
  const { META_PIXEL_ID, SITE_URL, TRUSTED_PROXIES } = env();
  if (!META_PIXEL_ID) return refusal(404, "Nothing is tracked here");
  if (!isSameOrigin(request.headers, SITE_URL)) return refusal(403, "Not from this site");
  const event = await readEvent(request);
  if (!event) return refusal(400, "Not an event");
  const { headers } = request;
  const address = clientAddress(headers, TRUSTED_PROXIES);
  const source: EventSource = {
    address: address === "unknown" ? null : address.replace(/\/64$/, ""),
    agent: headers.get("user-agent"),
    at: new Date(),
  };
  try {
    const wait = await countEvent(address);
    if (wait > 0) return refusal(429, "Too many events", { "retry-after": String(wait) });
  } catch (error) {
    // Uncounted is unsent: without the count anybody could flood the ad network in our name.
    reportError(error, "tracking");
    return done();
  }
  after(() => report(event, source, headers).catch((error) => reportError(error, "tracking")));
  return done();
}

async function report(event: EventInput, source: EventSource, headers: Headers): Promise<void> {
  if (await mayTrack(headers)) await sendConversion(event, source, env());
}

async function readEvent(request: Request): Promise<EventInput | null> {
  try {
    return EventInput.parse(JSON.parse(await readLimitedText(request.body, maxBodyBytes)));
  } catch {
    return null;
  }
}

function done(): Response {
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}

function refusal(status: number, error: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers: { "cache-control": "no-store", ...headers } });
}
