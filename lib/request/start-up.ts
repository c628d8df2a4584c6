import { join } from "node:path";
import { startMailTimer } from "@/lib/email/send-queued-mail";
import { buildEnv, env, isProduction, isServing } from "@/lib/env";
import { sendLimitedStatus } from "@/lib/forms/limited";
import { reportError } from "@/lib/log";
import { sendCompressedFiles } from "@/lib/page-cache/compressed-files";
import { sendCompressedPages } from "@/lib/page-cache/compressed-pages";
import { answerNotModified } from "@/lib/page-cache/not-modified";
import { dropRepeatedHeaders } from "@/lib/page-cache/repeated-headers";
import { sendDefaultHeaders } from "@/lib/security/default-headers";
import { defaultHeaders, loosePolicy } from "@/lib/security/headers";
import { replaceInternalHeaders } from "@/lib/security/sender";

export function startUp(): void {
  try {
    env();
  } catch (error) {
    // Next.js would keep running without answering any request.
    reportError((error as Error).message, "Not started");
    process.exit(1);
  }
  if (isServing) startMailTimer();
  replaceInternalHeaders();
  // The pages of a development server have no policy of their own.
  if (isProduction) sendDefaultHeaders(defaultHeaders(env()), loosePolicy(env()));
  sendLimitedStatus();
  dropRepeatedHeaders();
  answerNotModified();
  sendCompressedPages();
  sendCompressedFiles(join(buildEnv().NEXT_DIST_DIR, "static"));
}
