import { type NextRequest, NextResponse } from "next/server";
import { draftLinkStatus } from "@/lib/posts/draft-links/link-state";
import { readablePath } from "@/lib/redirects/path";
import { privateResponse } from "./private-response";

const draftLink = /^\/preview\/([^/]+)$/;

/** Bots that fetch links in messages to show a preview. */
const robots = /bot|crawl|spider|preview|externalhit|whatsapp/i;

/** Returns null for any path that isn't a draft link. */
export async function openDraftLink(request: NextRequest): Promise<NextResponse | null> {
  const [, token] = draftLink.exec(readablePath(request.nextUrl.pathname)) ?? [];
  if (token === undefined) return null;
  if (request.method === "POST") return privateResponse(request);
  const found = await draftLinkStatus(token, isView(request));
  if (typeof found === "number") return privateResponse(request, found);
  const headers = { "cache-control": "private, no-store" };
  return NextResponse.redirect(new URL(`/blog/${found.slug}`, request.url), { headers });
}

function isView({ method, headers }: NextRequest): boolean {
  const isPrefetch = /prefetch/.test(headers.get("sec-purpose") ?? headers.get("purpose") ?? "");
  return method === "GET" && !isPrefetch && !robots.test(headers.get("user-agent") ?? "");
}
