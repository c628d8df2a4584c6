import "server-only";
import { open, stat } from "node:fs/promises";
import type { TransferReport } from "@/lib/transfer/report";
import { openFolder, openZip } from "./files";
import { importSite, isSiteExport } from "./import-site";
import type { ImportOptions } from "./options";
import { TransferError } from "./transfer-error";

/** Imports a file or folder by what it holds. Throws a TransferError for one that it cannot read. */
export async function importFile(path: string, options: ImportOptions): Promise<TransferReport> {
  const files = (await isFolder(path)) ? await openFolder(path) : await openArchive(path);
  try {
    if (isSiteExport(files)) return await importSite(files, options);
    throw new TransferError(`${path} is no export that can be read.`);
  } finally {
    files.close();
  }
}

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new TransferError(`There is no file ${path}.`);
  return found.isDirectory();
}

async function openArchive(path: string) {
  if ((await startOf(path)).startsWith("PK")) return openZip(path);
  throw new TransferError(`${path} is no export that can be read.`);
}

async function startOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0);
    return buffer.toString("utf8", 0, bytesRead);
  } finally {
    await file.close();
  }
}
