import "server-only";
import { createHash } from "node:crypto";
import type { Env } from "@/lib/env";
import { eventContent } from "./events";
import type { EventInput } from "./schema";

const graphVersion = "v23.0";

const timeoutMs = 2_000;

export type EventSource = { ip: string | null; agent: string | null; at: Date };

type Settings = Pick<Env, "META_PIXEL_ID" | "META_ACCESS_TOKEN" | "META_GRAPH_URL">;

/** No retries: a repeated report would count twice. Throws on failure. */
export async function sendConversion(
  event: EventInput,
  source: EventSource,
  settings: Settings,
): Promise<void> {
  const { META_PIXEL_ID, META_ACCESS_TOKEN, META_GRAPH_URL } = settings;
  if (!META_PIXEL_ID || !META_ACCESS_TOKEN) return;
  const base = META_GRAPH_URL.replace(/(?<!\/)\/+$/, "");
  const url = new URL(`${base}/${graphVersion}/${META_PIXEL_ID}/events`);
  url.searchParams.set("access_token", META_ACCESS_TOKEN);
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(conversionBody(event, source)),
    cache: "no-store",
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`status ${response.status}`);
}

/** `event_id` matches the pixel's event. */
export function conversionBody(event: EventInput, { ip, agent, at }: EventSource) {
  return {
    data: [
      {
        event_name: event.event_name,
        event_time: Math.floor(at.getTime() / 1000),
        event_id: event.event_id,
        action_source: "website",
        user_data: {
          em: event.email ? [hashEmail(event.email)] : [],
          client_user_agent: agent,
          client_ip_address: ip,
          country: null,
        },
        custom_data: eventContent[event.event_name],
      },
    ],
  };
}

/** SHA-256 in hexadecimal of the trimmed, lower-cased email, as the ad network requires. */
export function hashEmail(email: string): string {
  return createHash("sha256").update(email.trim().toLowerCase()).digest("hex");
}
