import { failure, invalid } from "@/lib/action";
import { toSignIn } from "@/lib/admin/export";
import { apiSession } from "@/lib/auth/api-session";
import { env } from "@/lib/env";
import { keepFlash } from "@/lib/forms/flash";
import { reportError } from "@/lib/log";
import { dataFailure } from "@/lib/security/data-response";
import { isSameOrigin } from "@/lib/security/sender";
import { listNeededFiles } from "@/lib/transfer/admin/queries";
import { startImport } from "@/lib/transfer/admin/run-import";
import { importStrings } from "@/lib/transfer/admin/strings";
import { siteUrlError, uploadStrings } from "@/lib/transfer/admin/upload-rules";
import { receiveUpload, removeUpload } from "@/lib/transfer/admin/uploads";

const form = "/admin/transfer";

/**
 * Accepts an uploaded file and starts its dry run. Not under /admin, where the middleware reads
 * bodies and caps them at the form limit.
 */
export async function POST(request: Request) {
  if (!isSameOrigin(request.headers, env())) return dataFailure(403, "Not from this site");
  const session = await apiSession(request, "transfer");
  if (!session.client) return toSignIn(form, session, 303);
  const id = crypto.randomUUID();
  const { client } = session;
  const {
    fileName,
    siteUrl,
    failure: lost,
  } = await receiveUpload(request, id, { findNeeded: (ids) => listNeededFiles(client, ids) });
  const values = { from: siteUrl.slice(0, 1_000) };
  const fromError = siteUrlError(siteUrl);
  const errors = {
    ...(lost && { file: uploadStrings[lost] }),
    ...(fromError && { from: fromError }),
  };
  if (lost || fromError) {
    await removeUpload(id);
    const status = lost === "tooLarge" ? 413 : 400;
    return to(await keepFlash(form, invalid(errors, values), { status }));
  }
  try {
    const reason = await startImport(client, { id, fileName, siteUrl });
    if (!reason) return to(`${form}/imports/${id}`);
    await removeUpload(id);
    return to(await keepFlash(form, failure(reason, values), { status: 409 }));
  } catch (error) {
    reportError(error, "import");
    await removeUpload(id);
    return to(await keepFlash(form, failure(importStrings.failed, values)));
  }
}

function to(location: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location, "cache-control": "private, no-store" },
  });
}
