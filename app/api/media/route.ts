import { type ActionResult, failure, success, withReporting } from "@/lib/action";
import { toSignIn } from "@/lib/admin/export";
import { apiSession } from "@/lib/auth/api-session";
import { env } from "@/lib/env";
import { keepFlash } from "@/lib/forms/flash";
import { reportError } from "@/lib/log";
import { addPicture } from "@/lib/media/add-picture";
import { listMedia } from "@/lib/media/admin/queries";
import { MediaFilters } from "@/lib/media/admin/schema";
import { libraryStrings, uploadedText } from "@/lib/media/admin/strings";
import { PictureError } from "@/lib/media/inspect-picture";
import type { Picture } from "@/lib/media/schema";
import { maxPictureBytes, mediaStrings } from "@/lib/media/strings";
import { dataFailure, dataResponse } from "@/lib/security/data-response";
import { readWithin } from "@/lib/security/read-body";
import { isSameOrigin } from "@/lib/security/sender";
import type { SessionClient } from "@/lib/supabase/clients";
import { withFallback } from "@/lib/with-fallback";

/** Returns a page of the media library for the picker. */
export async function GET(request: Request) {
  const session = await apiSession(request, "media.add");
  if (!session.client) return dataFailure(session.status, session.message);
  const { searchParams } = new URL(request.url);
  const { client } = session;
  const filters = MediaFilters.parse(Object.fromEntries(searchParams));
  return withReporting("library", dataFailure(502, libraryStrings.notLoaded), async () =>
    dataResponse(await listMedia(client, filters)),
  );
}

/**
 * This route is not under /admin, where the middleware caps bodies at the form limit. The form
 * without JavaScript gets a page instead of data.
 */
export async function POST(request: Request) {
  if (!isSameOrigin(request.headers, env())) return dataFailure(403, "Not from this site");
  const isForm = request.headers.get("content-type")?.startsWith("multipart/form-data") ?? false;
  const session = await apiSession(request, "media.add");
  if (!session.client) {
    if (isForm) return toSignIn("/admin/media", session, 303);
    return dataFailure(session.status, session.message);
  }
  const body = await readWithin(request, maxPictureBytes + (isForm ? maxFormBytes : 0));
  const sent = isForm
    ? await readForm(body, request.headers)
    : body && { body, name: fileName(request.headers) };
  const answer: Answer = sent
    ? await store(session.client, sent)
    : { status: 413, error: mediaStrings.tooLarge };
  if (isForm)
    return toLibrary("error" in answer ? failure(answer.error) : success(uploadedText(1, 0)));
  return "error" in answer ? dataFailure(answer.status, answer.error) : dataResponse(answer, 201);
}

type Sent = { body: Buffer; name: string };
type Answer = { picture: Picture } | { status: number; error: string };

async function store(client: SessionClient, { body, name }: Sent): Promise<Answer> {
  try {
    return { picture: await addPicture(client, body, name) };
  } catch (error) {
    if (error instanceof PictureError) return { status: 422, error: error.message };
    reportError(error, "picture");
    return { status: 502, error: mediaStrings.failed };
  }
}

/** Bytes allowed for the multipart headers around the file. */
const maxFormBytes = 4 * 1024;

async function readForm(body: Buffer | null, headers: Headers): Promise<Sent | null> {
  const type = headers.get("content-type") ?? "";
  const whole = new Response(body && new Uint8Array(body), { headers: { "content-type": type } });
  const file = (await whole.formData().catch(() => null))?.get("file");
  if (!(file instanceof File) || file.size > maxPictureBytes) return null;
  return { body: Buffer.from(await file.arrayBuffer()), name: file.name };
}

async function toLibrary(result: ActionResult): Promise<Response> {
  const location = await keepFlash("/admin/media", result);
  const headers = { location, "cache-control": "private, no-store" };
  return new Response(null, { status: 303, headers });
}

/** Decodes the file name, which is URI-encoded because headers are limited to ASCII. */
const fileName = (headers: Headers) =>
  withFallback("", () => decodeURIComponent(headers.get("x-file-name") ?? ""));
