import { Readable } from "node:stream";
import { consultations } from "@/content/consultations";
import { fileDownload } from "@/lib/admin/export";
import { exportList } from "@/lib/audit/export-list";
import { dayAt } from "@/lib/time/zones";
import { startExport } from "@/lib/transfer/queries";
import { transferStrings } from "@/lib/transfer/strings";

export async function GET(): Promise<Response> {
  const download = async () => {
    const day = dayAt(Date.now(), consultations.timeZone);
    const zip = Readable.toWeb(startExport()) as ReadableStream;
    return fileDownload(zip, "application/zip", `site-${day}.zip`);
  };
  return exportList("site", "/admin/transfer", download, transferStrings.notExported);
}
