import "server-only";
import { mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { replaceFile } from "@/lib/replace-file";

/** A folder of at most `maxBytes` that several processes can share. */
export function limitedFolder(folder: string, maxBytes: number) {
  const step = maxBytes / 20;
  // Infinity makes the first write count the existing files.
  let added = Number.POSITIVE_INFINITY;

  const removeOldest = async () => {
    const names = await readdir(folder);
    const files = await Promise.all(
      names.map(async (name) => {
        const file = join(folder, name);
        const { size, mtimeMs } = await stat(file).catch(() => ({ size: 0, mtimeMs: 0 }));
        return { file, size, mtimeMs };
      }),
    );
    let total = 0;
    for (const { file, size } of files.sort((one, other) => other.mtimeMs - one.mtimeMs)) {
      total += size;
      if (total > maxBytes - step) await rm(file, { force: true });
    }
  };

  return {
    /** Returns null if the file doesn't exist. */
    read: (name: string) => readFile(join(folder, name)).catch(() => null),
    async keep(name: string, bytes: Buffer): Promise<void> {
      await mkdir(folder, { recursive: true });
      await replaceFile(join(folder, name), bytes);
      added += bytes.length;
      if (added <= step) return;
      added = 0;
      await removeOldest();
    },
  };
}
