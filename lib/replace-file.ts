import { rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Replaces a file atomically, so that processes sharing the folder never read a partial one. */
export async function replaceFile(file: string, data: string | Uint8Array): Promise<void> {
  const draft = join(dirname(file), `${crypto.randomUUID()}.draft`);
  await writeFile(draft, data);
  await rename(draft, file);
}
