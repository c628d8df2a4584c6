import "server-only";
import { createReadStream } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { type Entry, openPromise } from "yauzl";
import { TransferError } from "./transfer-error";

/** Files by their path, with slashes, below the root of a folder or a zip. */
export type Files = {
  names: readonly string[];
  has(name: string): boolean;
  /** Throws a TransferError for one that is larger. */
  read(name: string, maxBytes: number): Promise<Buffer>;
  open(name: string): Promise<Readable>;
  close(): void;
};

const maxFiles = 100_000;

export async function openFolder(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  // No links: they could lead out of the folder.
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
  const known = new Set(names);
  return {
    names: names.sort(),
    has: (name) => known.has(name),
    async read(name, maxBytes) {
      const file = join(folder, name);
      requireSize(name, (await stat(file)).size, maxBytes);
      return readFile(file);
    },
    open: async (name) => createReadStream(join(folder, name)),
    close: () => {},
  };
}

export async function openZip(file: string): Promise<Files> {
  const damaged = (error: unknown) => new TransferError(`The zip is damaged (${String(error)}).`);
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false }).catch((error) => {
    throw damaged(error);
  });
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.size >= maxFiles) throw new Error(`it has more than ${maxFiles} files`);
      if (!entry.fileName.endsWith("/")) entries.set(entry.fileName, entry);
    }
  } catch (error) {
    zip.close();
    throw damaged(error);
  }
  const entryOf = (name: string) => {
    const entry = entries.get(name);
    if (entry) return entry;
    throw new TransferError(`The zip has no ${name}.`);
  };
  return {
    names: [...entries.keys()].sort(),
    has: (name) => entries.has(name),
    async read(name, maxBytes) {
      const entry = entryOf(name);
      // The reader ends what has more bytes than it says.
      requireSize(name, entry.uncompressedSize, maxBytes);
      try {
        return await buffer(await zip.openReadStreamPromise(entry));
      } catch (error) {
        throw damaged(error);
      }
    },
    open: (name) => zip.openReadStreamPromise(entryOf(name)),
    close: () => zip.close(),
  };
}

function requireSize(name: string, bytes: number, max: number): void {
  if (bytes <= max) return;
  throw new TransferError(`${name} is larger than ${Math.round(max / 1024 / 1024)} MB.`);
}
