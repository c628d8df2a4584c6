import { Readable } from "node:stream";
import { scheduling } from "@/content/scheduling";
import { exportList } from "@/lib/audit/export-list";
import { dayAt } from "@/lib/time/zones";
import { startExport } from "@/lib/transfer/queries";
import { transferStrings } from "@/lib/transfer/strings";

export async function GET(): Promise<Response> {
  const download = async () => {
    const day = dayAt(Date.now(), scheduling.timeZone);
    return new Response(Readable.toWeb(startExport()) as ReadableStream, {
      headers: {
        "content-type": "application/zip",
        "content-disposition": `attachment; filename="site-${day}.zip"`,
        "cache-control": "private, no-store",
      },
    });
  };
  return exportList("site", "/admin/transfer", download, transferStrings.notExported);
}
