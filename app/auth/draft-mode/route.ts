import { markSignedIn } from "@/lib/auth/hint-cookie";
import { adminSession } from "@/lib/auth/session";
import { env } from "@/lib/env";
import { isSameOrigin } from "@/lib/security/origin";

/**
 * Switches Draft Mode on again for an admin whose session outlived it: its cookie ends with the browser,
 * and with every build. Says nothing about who asks.
 */
export async function POST(request: Request) {
  if (isSameOrigin(request.headers, env().SITE_URL)) {
    const { client } = await adminSession();
    if (client) await markSignedIn(client);
  }
  return new Response(null, { status: 204, headers: { "cache-control": "private, no-store" } });
}
