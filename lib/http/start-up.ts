import { join } from "node:path";
import { startMailTimer } from "@/lib/email/send-queued-mail";
import { buildEnv, builtFor, env, isProduction, isServing, logFormat } from "@/lib/env";
import { reportError } from "@/lib/log";
import { warnOfSetting } from "@/lib/process-state";
import { sendCounts } from "@/lib/redirects/count-paths";
import { readRedirects } from "@/lib/redirects/known-redirects";
import { defaultHeaders } from "@/lib/security/headers";
import { announceSetup } from "@/lib/setup/link-state";
import { sweepUploads } from "@/lib/transfer/admin/uploads";
import { drainOnSigterm } from "./drain";
import { writeOutagePage } from "./failure/outage-page";
import { sendActionStatus } from "./filters/action-status";
import { sendCompressedFiles } from "./filters/compressed-files";
import { sendCompressedPages } from "./filters/compressed-pages";
import { escapeUndecodablePaths } from "./filters/decodable-paths";
import { sendDefaultHeaders } from "./filters/default-headers";
import { sendFailurePages } from "./filters/failure-pages";
import { identifyRequests } from "./filters/identify-requests";
import { replaceInternalHeaders } from "./filters/internal-headers";
import { answerNotModified } from "./filters/not-modified";
import { answerRedirects } from "./filters/redirects";
import { shortenLibraryWarnings } from "./log/call-warnings";
import { writeLogLines } from "./log/log-lines";
import { type Filter, runFilters } from "./pipeline";
import { sendTraces } from "./send-traces";
import { settingWarnings } from "./setting-warnings";

export async function startUp(): Promise<void> {
  // In development, people and the browser overlay read the plain output.
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
    for (const warning of settingWarnings(env(), builtFor)) warnOfSetting(warning);
    sweepUploads();
    void readRedirects();
    void announceSetup();
    const stopMail = startMailTimer();
    drainOnSigterm(env().DRAIN_SECONDS, async () => {
      await Promise.all([stopMail(), sendCounts()]);
    });
    const { NEXT_DIST_DIR, PAGE_CACHE } = buildEnv();
    // Hosts without the page cache have no folder to write to.
    if (PAGE_CACHE !== "off") void writeOutagePage(NEXT_DIST_DIR);
  }
  runFilters(requestFilters());
  if (env().OTEL_EXPORTER_OTLP_ENDPOINT) await sendTraces(new URL(env().SITE_URL).hostname);
}

function requestFilters(): Filter[] {
  const { NEXT_DIST_DIR, PAGE_CACHE } = buildEnv();
  return [
    identifyRequests(env().TRUSTED_PROXIES),
    replaceInternalHeaders,
    escapeUndecodablePaths,
    // In development, Next.js shows its own error pages, which have no policy.
    ...(isProduction
      ? [sendDefaultHeaders(defaultHeaders(env(), PAGE_CACHE !== "off")), sendFailurePages]
      : []),
    answerRedirects,
    sendActionStatus,
    answerNotModified,
    sendCompressedPages,
    sendCompressedFiles(join(NEXT_DIST_DIR, "static")),
  ];
}
