import { search } from "@/lib/search/search";
import { limitedText, searchStrings } from "@/lib/search/strings";
import { dataFailure, dataResponse, limitedResponse } from "@/lib/security/data-response";
import { clientIp } from "@/lib/security/sender";

/** Returns `{query, results, near}` for `?q=` (see `lib/search/schema.ts`), or `{error}`. */
export async function GET(request: Request) {
  const { status, ...answer } = await search(
    new URL(request.url).searchParams.get("q"),
    await clientIp(),
  );
  if ("results" in answer) {
    return dataResponse(answer, 200, { "cache-control": "public, max-age=60, s-maxage=60" });
  }
  if ("retryAfter" in answer) {
    return limitedResponse(answer.retryAfter, limitedText(answer.retryAfter));
  }
  return status === "too-long"
    ? dataFailure(400, searchStrings.tooLong)
    : dataFailure(503, searchStrings.unavailable);
}
