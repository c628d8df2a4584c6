import { search } from "@/lib/search/search";
import { limitedText, searchStrings } from "@/lib/search/strings";
import { policyForData } from "@/lib/security/policy";
import { clientIp } from "@/lib/security/sender";

/** `{query, results, near}` for `?q=`, as `lib/search/schema.ts` has it, or `{error}`. */
export async function GET(request: Request) {
  const { status, ...answer } = await search(
    new URL(request.url).searchParams.get("q"),
    await clientIp(),
  );
  if ("results" in answer) return reply(answer, 200, "public, max-age=60, s-maxage=60");
  if ("retryAfter" in answer) {
    const error = limitedText(answer.retryAfter);
    return reply({ error }, 429, "no-store", { "retry-after": String(answer.retryAfter) });
  }
  return status === "too-long"
    ? reply({ error: searchStrings.tooLong }, 400, "no-store")
    : reply({ error: searchStrings.unavailable }, 503, "no-store");
}

function reply(
  body: object,
  status: number,
  cacheControl: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json(body, {
    status,
    headers: {
      ...headers,
      "cache-control": cacheControl,
      "content-security-policy": policyForData,
    },
  });
}
