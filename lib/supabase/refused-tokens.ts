import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";

const rememberedMs = 60_000;
const maxTokens = 1_000;

type Refusal = { until: number; status: number; body: string };

/**
 * A fetch that remembers rejected refresh tokens for a minute: a browser, or someone forging its
 * cookie, sends the same one with each request.
 */
export function rememberRefusals(send: typeof fetch, now = Date.now): typeof fetch {
  const refusals = new LRUCache<string, Refusal>({ max: maxTokens });
  return async (input, init) => {
    if (!String(input).endsWith("/token?grant_type=refresh_token")) return send(input, init);
    const key = createHash("sha256").update(String(init?.body)).digest("base64");
    const known = refusals.get(key);
    if (known && known.until > now()) return answer(known);
    const response = await send(input, init);
    const { status } = response;
    // Don't remember failures of a busy or unavailable auth server.
    if (status < 400 || status >= 500 || status === 429) return response;
    const refusal = { until: now() + rememberedMs, status, body: await response.text() };
    refusals.set(key, refusal);
    return answer(refusal);
  };
}

function answer({ status, body }: Refusal): Response {
  return new Response(body, { status, headers: { "content-type": "application/json" } });
}
