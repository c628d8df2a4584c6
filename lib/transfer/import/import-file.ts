import "server-only";
import { open, stat } from "node:fs/promises";
import { importSite, isSiteExport } from "@/lib/transfer/import-site/import-site";
import { leaveOut, type TransferReport } from "@/lib/transfer/report";
import { ghostSource } from "@/lib/transfer/sources/ghost";
import { markdownSource } from "@/lib/transfer/sources/markdown";
import { wordpressSource } from "@/lib/transfer/sources/wordpress";
import { type Files, openFolder, openZip } from "./files";
import { importPosts } from "./import-posts";
import type { ImportOptions } from "./options";
import { TransferError } from "./transfer-error";

/** Imports a file or folder by its content. Throws a TransferError if it cannot be read. */
export async function importFile(path: string, options: ImportOptions): Promise<TransferReport> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new TransferError(`File not found: ${path}.`);
  if (found.isDirectory()) return importFiles(await openFolder(path), options);
  const start = await startOf(path);
  if (start.startsWith("PK")) return importFiles(await openZip(path), options);
  if (start.startsWith("<")) return importPosts(await wordpressSource(path), options);
  if (start.startsWith("{")) return importPosts(await ghostSource(path, options.siteUrl), options);
  throw new TransferError(
    "This file cannot be imported. Choose a WordPress (XML), Ghost (JSON) or site export (zip), or a zip of Markdown files.",
  );
}

async function importFiles(files: Files, options: ImportOptions): Promise<TransferReport> {
  try {
    const isZipped = files.names.every((name) => /\.(?:xml|json|zip)$/i.test(name));
    if (isZipped && files.names.length > 0 && !isSiteExport(files)) throw new TransferError(unzip);
    const report = isSiteExport(files)
      ? await importSite(files, options)
      : await importPosts(markdownSource(files), options);
    for (const [kind, count] of files.ignored) leaveOut(report, `files: ${kind}`, toolFiles, count);
    return report;
  } finally {
    files.close();
  }
}

const unzip = "Unzip this export first, then import the XML, JSON or zip file in it.";
const toolFiles = "system or tool files, or unsafe names";

/** Returns the start of a file without its byte order mark. */
async function startOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0);
    return buffer
      .toString("utf8", 0, bytesRead)
      .replace(/^\ufeff/, "")
      .trimStart();
  } finally {
    await file.close();
  }
}
