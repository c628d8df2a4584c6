import "server-only";
import type { Readable } from "node:stream";
import { reportError } from "@/lib/log";
import { jobClient } from "@/lib/supabase/service";
import { exportSite } from "./export/export-site";

/** Exports the site as a zip. The caller checks the admin, whose session may end while it runs. */
export function startExport(): Readable {
  const zip = exportSite({ client: jobClient() });
  zip.on("error", (error) => reportError(error, "export of the site"));
  return zip;
}
