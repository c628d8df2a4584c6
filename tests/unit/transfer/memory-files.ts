import { Readable } from "node:stream";
import type { Files } from "@/lib/transfer/import/files";

/** In-memory files by path. */
export function memoryFiles(contents: Record<string, string | Buffer>, root = ""): Files {
  const read = (name: string) => Buffer.from(contents[name] ?? "");
  return {
    ...{ names: Object.keys(contents).sort(), root, ignored: new Map() },
    has: (name) => name in contents,
    read: async (name) => read(name),
    open: async (name) => Readable.from([read(name)]),
    close: () => {},
  };
}
