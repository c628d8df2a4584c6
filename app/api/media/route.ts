import { withReporting } from "@/lib/action";
import { adminSession } from "@/lib/auth/session";
import { env } from "@/lib/env";
import { reportError } from "@/lib/log";
import { listMedia } from "@/lib/media/admin/queries";
import { MediaFilters } from "@/lib/media/admin/schema";
import { libraryStrings } from "@/lib/media/admin/strings";
import { PictureError } from "@/lib/media/inspect-picture";
import { storePicture } from "@/lib/media/store-picture";
import { maxPictureBytes, mediaStrings } from "@/lib/media/strings";
import { dataFailure, dataResponse } from "@/lib/security/data-response";
import { readWithin } from "@/lib/security/read-body";
import { isSameOrigin } from "@/lib/security/sender";

/** Returns a page of the media library for the picker. */
export async function GET(request: Request) {
  const session = await adminSession("media.add");
  if (!session.client) return dataFailure(session.status, session.message);
  const { searchParams } = new URL(request.url);
  const { client } = session;
  const filters = MediaFilters.parse(Object.fromEntries(searchParams));
  return withReporting("library", dataFailure(502, libraryStrings.notLoaded), async () =>
    dataResponse(await listMedia(client, filters)),
  );
}

/** Not under /admin, where the middleware reads bodies and caps them at the form limit. */
export async function POST(request: Request) {
  if (!isSameOrigin(request.headers, env())) return dataFailure(403, "Not from this site");
  const session = await adminSession("media.add");
  if (!session.client) return dataFailure(session.status, session.message);
  const file = await readWithin(request, maxPictureBytes);
  if (!file) return dataFailure(413, mediaStrings.tooLarge);
  try {
    const picture = await storePicture(session.client, file, fileName(request.headers));
    return dataResponse({ picture }, 201);
  } catch (error) {
    if (error instanceof PictureError) return dataFailure(422, error.message);
    reportError(error, "picture");
    return dataFailure(502, mediaStrings.failed);
  }
}

/** Decodes the file name, which is URI-encoded because headers are limited to ASCII. */
function fileName(headers: Headers): string {
  try {
    return decodeURIComponent(headers.get("x-file-name") ?? "");
  } catch {
    return "";
  }
}
