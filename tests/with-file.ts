import { mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Runs `work` on a temporary file, then deletes it. */
export async function withFile<Result>(
  content: string | Buffer,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  await using folder = await mkdtempDisposable(join(tmpdir(), "site-transfer-"));
  const file = join(folder.path, "file");
  await writeFile(file, content);
  return await work(file);
}
