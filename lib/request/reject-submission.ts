import type { NextRequest, NextResponse } from "next/server";
import { env } from "@/lib/env";
import { isSameOrigin } from "@/lib/security/sender";
import { failure } from "./failure";

const maxBodyBytes = 256 * 1024;

/** The editor takes 200,000 characters; next.config.ts has the same limit. */
const maxEditorBytes = 1024 * 1024;
const editor = /^\/admin\/posts\//;

export async function rejectSubmission(request: NextRequest): Promise<NextResponse | null> {
  if (request.method === "GET" || request.method === "HEAD") return null;
  if (request.method !== "POST")
    return failure(405, "This page answers GET and POST only.", { allow: "GET, HEAD, POST" });
  if (!isSameOrigin(request.headers, env())) {
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

/** Next.js would answer a malformed form with an error of its own, and run a cached function as an action. */
async function isReadable(request: NextRequest): Promise<boolean> {
  if (namesCachedFunction(request.headers.get("next-action") ?? "")) return false;
  const isForm = /^(multipart|application\/x-www-form-urlencoded)/;
  if (!isForm.test(request.headers.get("content-type") ?? "")) return true;
  const form = await request
    .clone()
    .formData()
    .catch(() => null);
  if (!form) return false;
  const called = [...form].filter(([name]) => name.startsWith("$ACTION")).flat();
  return !called.some((text) => namesCachedFunction(unescaped(text)));
}

/** Ids are 42 hexadecimal digits; the highest bit says which they are of. */
function namesCachedFunction(text: string): boolean {
  return /(?<![0-9a-f])[89a-f][0-9a-f]{41}(?![0-9a-f])/i.test(text);
}

/** React takes an id from JSON, which can write any character as an escape. */
function unescaped(text: FormDataEntryValue): string {
  try {
    return JSON.stringify(JSON.parse(String(text)));
  } catch {
    return String(text);
  }
}
