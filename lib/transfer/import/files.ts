import "server-only";
import { isUtf8 } from "node:buffer";
import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { type Entry, getFileNameLowLevel, openPromise, validateFileName } from "yauzl";
import { shortText } from "@/lib/transfer/short-text";
import { TransferError } from "./transfer-error";

/** Files by slash-separated path, relative to their common root folder. */
export type Files = {
  names: readonly string[];
  /** Path of the root folder with a trailing slash; empty for the top level. */
  root: string;
  /** Number of ignored files by kind. */
  ignored: ReadonlyMap<string, number>;
  has(name: string): boolean;
  /** Throws a TransferError if the file is larger. */
  read(name: string, maxBytes: number): Promise<Buffer>;
  /** Throws a TransferError if the file is larger. */
  open(name: string, maxBytes: number): Promise<Readable>;
  close(): void;
};

const maxFiles = 100_000;
const maxNameLength = 1_000;

export async function openFolder(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return filesOf({
    // Skips symlinks, which could point outside the folder.
    names: entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/")),
    sizeOf: async (name) => (await stat(join(folder, name))).size,
    stream: async (name) => createReadStream(join(folder, name)),
    close: () => {},
  });
}

export async function openZip(file: string): Promise<Files> {
  const damaged = (error: unknown) => new TransferError(`The zip is damaged (${String(error)}).`);
  const options = { lazyEntries: true, autoClose: false, decodeStrings: false };
  const zip = await openPromise(file, options).catch((error) => {
    throw damaged(error);
  });
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.size >= maxFiles) throw new Error(`it has more than ${maxFiles} files`);
      const name = shortText(nameOf(entry), maxNameLength);
      if (!name.endsWith("/")) entries.set(name, entry);
    }
  } catch (error) {
    zip.close();
    throw damaged(error);
  }
  return filesOf({
    names: [...entries.keys()],
    // The zip reader rejects entries that are larger than declared.
    sizeOf: async (name) => entries.get(name)?.uncompressedSize ?? 0,
    stream: (name) => zip.openReadStreamPromise(entries.get(name) as Entry),
    close: () => zip.close(),
  });
}

type Opened = {
  names: string[];
  sizeOf(name: string): Promise<number>;
  stream(name: string): Promise<Readable>;
  close(): void;
};

function filesOf({ names, sizeOf, stream, close }: Opened): Files {
  const tree = treeOf(names);
  const known = new Set(tree.names);
  async function open(name: string, maxBytes: number): Promise<Readable> {
    if (!known.has(name)) throw new TransferError(`${name} is missing.`);
    if ((await sizeOf(tree.root + name)) > maxBytes) {
      throw new TransferError(`${name} is larger than ${Math.round(maxBytes / 1024 / 1024)} MB.`);
    }
    return stream(tree.root + name);
  }
  async function read(name: string, maxBytes: number): Promise<Buffer> {
    try {
      return await buffer(await open(name, maxBytes));
    } catch (error) {
      if (error instanceof TransferError) throw error;
      throw new TransferError(`${name} is damaged (${String(error)}).`);
    }
  }
  return { ...tree, has: (name) => known.has(name), open, read, close };
}

/** Decodes the name of a zip entry. macOS writes UTF-8 without setting the flag for it. */
function nameOf({ fileNameRaw, generalPurposeBitFlag, extraFields }: Entry): string {
  const flag = isUtf8(fileNameRaw) ? utf8Flag : generalPurposeBitFlag;
  const name = getFileNameLowLevel(flag, fileNameRaw, extraFields, false);
  const isSafe = validateFileName(name) === null && !/\p{Cc}/u.test(name);
  return isSafe ? name : `${unsafe}/${name}`;
}

const utf8Flag = 0x800;
const unsafe = "unsafe names";

const unwanted =
  /(?:^|\/)(?:(__MACOSX|node_modules|\.git)\/|(\.)_|(\.DS_Store|Thumbs\.db|desktop\.ini)$)/i;

function treeOf(all: string[]): Pick<Files, "names" | "root" | "ignored"> {
  const ignored = new Map<string, number>();
  const names = all.filter((name) => {
    const [, folder, prefix, file] = unwanted.exec(name) ?? [];
    const kind = name.startsWith(`${unsafe}/`) ? unsafe : (folder ?? (prefix ? "._ files" : file));
    if (kind) ignored.set(kind, (ignored.get(kind) ?? 0) + 1);
    return !kind;
  });
  const [first = ""] = names.sort();
  let length = 0;
  while (length < first.length && first[length] === names.at(-1)?.[length]) length += 1;
  const root = first.slice(0, first.slice(0, length).lastIndexOf("/") + 1);
  return { root, names: names.map((name) => name.slice(root.length)), ignored };
}
