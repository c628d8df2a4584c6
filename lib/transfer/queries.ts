import "server-only";
import type { Readable } from "node:stream";
import { reportError } from "@/lib/log";
import { jobClient } from "@/lib/supabase/service";
import { exportSite } from "./export/export-site";

/** The site as one zip, for an admin whom the caller has checked: a session may end while it is read. */
export function startExport(): Readable {
  const zip = exportSite({ client: jobClient() });
  zip.on("error", (error) => reportError(error, "export of the site"));
  return zip;
}
