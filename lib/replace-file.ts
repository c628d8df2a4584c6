import { rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * Other processes with the same folder read either the old file or the new one, never half of it.
 */
export async function replaceFile(file: string, data: string | Uint8Array): Promise<void> {
  const draft = join(dirname(file), `${crypto.randomUUID()}.draft`);
  await writeFile(draft, data);
  await rename(draft, file);
}
