import { join } from "node:path";
import { failures } from "@/content/failure-pages";
import { reportError } from "@/lib/log";
import { replaceFile } from "@/lib/replace-file";
import { failurePage, failurePolicy } from "./failure-page";

/**
 * Writes two files for nginx next to the build: the page to serve when no process responds, and the
 * header that the page's styles need. Never throws.
 */
export async function writeOutagePage(distDir: string): Promise<void> {
  const policy = `add_header Content-Security-Policy "${failurePolicy}" always;\n`;
  try {
    await replaceFile(join(distDir, "away.html"), failurePage(failures.away));
    await replaceFile(join(distDir, "away.conf"), policy);
  } catch (error) {
    reportError(error, "Page for when no process answers");
  }
}
