import { NextResponse } from "next/server";
import { hintCookie } from "@/lib/auth/hint";
import { env } from "@/lib/env";
import { isSameOrigin } from "@/lib/security/origin";

/** Ends the session and goes home, where the static page then shows a visitor's links again. */
export async function POST(request: Request) {
  if (!isSameOrigin(request.headers, env().SITE_URL)) {
    return new Response("Open the site and sign out there.\n", { status: 403 });
  }
  const response = new NextResponse(null, { status: 303, headers: { location: "/" } });
  response.cookies.delete(hintCookie);
  return response;
}
