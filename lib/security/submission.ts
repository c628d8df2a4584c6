import { type NextRequest, NextResponse } from "next/server";
import { env } from "../env";
import { isSameOrigin } from "./origin";
import { policyForData } from "./policy";

/** The largest body a form of this site can honestly have, with room. */
const maxBodyBytes = 256 * 1024;

/** The same for the editor, whose text may have 200,000 characters; next.config.ts has this one. */
const maxEditorBytes = 1024 * 1024;
const editor = /^\/admin\/posts\//;

/**
 * Refuses a submission from elsewhere (403), one that is too large (413) or no form at all (400), and a
 * method that no page answers (405). Null for what may pass.
 */
export async function refuseSubmission(request: NextRequest): Promise<NextResponse | null> {
  if (request.method === "GET" || request.method === "HEAD") return null;
  if (request.method !== "POST") return refusal(405, "This page answers GET and POST only.");
  if (!isSameOrigin(request.headers, env().SITE_URL)) {
    return refusal(
      403,
      "This form was sent from another site. Open the page and send it from there.",
    );
  }
  const most = editor.test(request.nextUrl.pathname) ? maxEditorBytes : maxBodyBytes;
  if (Number(request.headers.get("content-length") ?? 0) > most) {
    return refusal(413, "That is too much to send at once. Please shorten it and try again.");
  }
  if (!(await isReadable(request))) {
    return refusal(400, "That could not be read. Please go back and try again.");
  }
  return null;
}

/** Whether a form's body is one. Next.js itself would answer a broken one with an error of its own. */
async function isReadable(request: NextRequest): Promise<boolean> {
  const isForm = /^(multipart|application\/x-www-form-urlencoded)/;
  if (!isForm.test(request.headers.get("content-type") ?? "")) return true;
  return request
    .clone()
    .formData()
    .then(() => true)
    .catch(() => false);
}

function refusal(status: number, message: string): NextResponse {
  return new NextResponse(`${message}\n`, {
    status,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "content-security-policy": policyForData,
      "cache-control": "no-store",
      ...(status === 405 && { allow: "GET, HEAD, POST" }),
    },
  });
}
