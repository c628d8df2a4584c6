import { join } from "node:path";
import { startMailTimer } from "@/lib/email/send-queued-mail";
import { buildEnv, builtFor, env, isProduction, isServing, logFormat } from "@/lib/env";
import { sendAnswerStatus } from "@/lib/forms/answer-status";
import { reportError, reportWarning } from "@/lib/log";
import { sendCompressedFiles } from "@/lib/page-cache/compressed-files";
import { sendCompressedPages } from "@/lib/page-cache/compressed-pages";
import { answerNotModified } from "@/lib/page-cache/not-modified";
import { dropRepeatedHeaders } from "@/lib/page-cache/repeated-headers";
import { processState } from "@/lib/process-state";
import { sendCounts } from "@/lib/redirects/count-paths";
import { readRedirects } from "@/lib/redirects/known-redirects";
import { sendDefaultHeaders } from "@/lib/security/default-headers";
import { defaultHeaders } from "@/lib/security/headers";
import { replaceInternalHeaders } from "@/lib/security/sender";
import { sweepUploads } from "@/lib/transfer/admin/uploads";
import { answerRedirects } from "./answer-redirects";
import { writeAwayPage } from "./away-page";
import { shortenLibraryWarnings } from "./call-warnings";
import { escapeUndecodablePaths } from "./decodable-paths";
import { drainOnSigterm } from "./drain";
import { identifyRequests } from "./identify-requests";
import { writeLogLines } from "./log-lines";
import { sendFailurePages } from "./send-failure-pages";
import { sendTraces } from "./send-traces";
import { settingWarnings } from "./setting-warnings";

export async function startUp(): Promise<void> {
  // A development server's lines are for people, and its browser overlay reads them.
  if (isServing) writeLogLines(logFormat());
  shortenLibraryWarnings();
  try {
    env();
  } catch (error) {
    // Next.js would keep running without answering any request.
    reportError((error as Error).message, "not started");
    process.exit(1);
  }
  if (isServing) {
    warnOfSettings(settingWarnings(env(), builtFor));
    sweepUploads();
    void readRedirects();
    const stopMail = startMailTimer();
    drainOnSigterm(env().DRAIN_SECONDS, async () => {
      await Promise.all([stopMail(), sendCounts()]);
    });
    const { NEXT_DIST_DIR, PAGE_CACHE } = buildEnv();
    // Hosts without the page cache have no folder to write to.
    if (PAGE_CACHE !== "off") void writeAwayPage(NEXT_DIST_DIR);
  }
  identifyRequests(env().TRUSTED_PROXIES);
  replaceInternalHeaders();
  escapeUndecodablePaths();
  // A development server shows its own pages, which have no policy.
  if (isProduction) {
    sendDefaultHeaders(defaultHeaders(env(), buildEnv().PAGE_CACHE !== "off"));
    sendFailurePages();
  }
  answerRedirects();
  sendAnswerStatus();
  dropRepeatedHeaders();
  answerNotModified();
  sendCompressedPages();
  sendCompressedFiles(join(buildEnv().NEXT_DIST_DIR, "static"));
  if (env().OTEL_EXPORTER_OTLP_ENDPOINT) await sendTraces(new URL(env().SITE_URL).hostname);
}

function warnOfSettings(warnings: readonly string[]): void {
  for (const warning of warnings) {
    processState.warnings.add(warning);
    reportWarning(warning, "settings");
  }
}
