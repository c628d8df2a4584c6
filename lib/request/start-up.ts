import { join } from "node:path";
import { buildEnv, env } from "@/lib/env";
import { sendLimitedStatus } from "@/lib/forms/limited";
import { reportError } from "@/lib/log";
import { sendCompressedFiles } from "@/lib/page-cache/compressed-files";
import { sendCompressedPages } from "@/lib/page-cache/compressed-pages";
import { answerNotModified } from "@/lib/page-cache/not-modified";
import { dropRepeatedHeaders } from "@/lib/page-cache/repeated-headers";
import { replaceInternalHeaders } from "@/lib/security/sender";

export function startUp(): void {
  try {
    env();
  } catch (error) {
    // Next.js would keep running without answering any request.
    reportError((error as Error).message, "Not started");
    process.exit(1);
  }
  replaceInternalHeaders();
  sendLimitedStatus();
  dropRepeatedHeaders();
  answerNotModified();
  sendCompressedPages();
  sendCompressedFiles(join(buildEnv().NEXT_DIST_DIR, "static"));
}
