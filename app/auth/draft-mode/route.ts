import { cookies } from "next/headers";
import { markSignedIn } from "@/lib/auth/mark-signed-in";
import { adminSession } from "@/lib/auth/session";
import { rememberCookie } from "@/lib/cookie-options";
import { env } from "@/lib/env";
import { isSameOrigin } from "@/lib/security/sender";

/** The session outlives the Draft Mode cookie, which ends with the browser and every build. */
export async function POST(request: Request) {
  if (isSameOrigin(request.headers, env())) {
    const { client } = await adminSession();
    if (client) await markSignedIn(client, (await cookies()).has(rememberCookie));
  }
  return new Response(null, { status: 204, headers: { "cache-control": "private, no-store" } });
}
