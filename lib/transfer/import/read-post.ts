import "server-only";
import { type PostFile, readPostFile } from "@/lib/transfer/post-file";
import type { Files } from "./files";
import { TransferError } from "./transfer-error";

export const maxPostBytes = 2 * 1024 * 1024;

/** Throws a TransferError for a file that is none in UTF-8, or too large. */
export async function readPost(files: Files, name: string): Promise<PostFile> {
  const bytes = await files.read(name, maxPostBytes);
  try {
    return readPostFile(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch (error) {
    throw new TransferError(`${name} cannot be read: ${(error as Error).message.split("\n")[0]}`);
  }
}
