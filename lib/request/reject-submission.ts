import { type NextRequest, NextResponse } from "next/server";
import { env } from "@/lib/env";
import { policyForData } from "@/lib/security/policy";
import { isSameOrigin } from "@/lib/security/sender";

const maxBodyBytes = 256 * 1024;

/** The editor takes 200,000 characters; next.config.ts has the same limit. */
const maxEditorBytes = 1024 * 1024;
const editor = /^\/admin\/posts\//;

export async function rejectSubmission(request: NextRequest): Promise<NextResponse | null> {
  if (request.method === "GET" || request.method === "HEAD") return null;
  if (request.method !== "POST") return failure(405, "This page answers GET and POST only.");
  if (!isSameOrigin(request.headers, env().SITE_URL)) {
    return failure(
      403,
      "This form was sent from another site. Open the page and send it from there.",
    );
  }
  const maxBytes = editor.test(request.nextUrl.pathname) ? maxEditorBytes : maxBodyBytes;
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) {
    return failure(413, "That is too much to send at once. Please shorten it and try again.");
  }
  if (!(await isReadable(request))) {
    return failure(400, "That could not be read. Please go back and try again.");
  }
  return null;
}

/** Next.js would answer a malformed form with an error of its own. */
async function isReadable(request: NextRequest): Promise<boolean> {
  const isForm = /^(multipart|application\/x-www-form-urlencoded)/;
  if (!isForm.test(request.headers.get("content-type") ?? "")) return true;
  return request
    .clone()
    .formData()
    .then(() => true)
    .catch(() => false);
}

function failure(status: number, message: string): NextResponse {
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
