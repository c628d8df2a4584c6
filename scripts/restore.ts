import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import "./check-node.cjs";

const called = process.env.INIT_CWD ?? process.cwd();
process.chdir(join(import.meta.dirname, ".."));
const { isEncrypted } = await import("../local/backup/file.ts");
const { countRows } = await import("../local/backup/format.ts");
const { knownPassphrase } = await import("../local/backup/passphrase.ts");
const { openPlace } = await import("../local/backup/place.ts");
const { createProgress } = await import("../local/backup/progress.ts");
const { restore } = await import("../local/backup/restore.ts");
const { runCommand, secondsSince } = await import("../local/process/command.ts");

await runCommand({ name: "Restore", usage: "restore -- FILE [--replace]", read: readOptions, run });

function readOptions(): { file: string; replace: boolean } | null {
  const { values, positionals } = parseArgs({
    options: { replace: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const [file, ...others] = positionals;
  if (!file || others.length > 0) return null;
  return { file: resolve(called, file), replace: values.replace };
}

async function run(options: { file: string; replace: boolean }): Promise<void> {
  const started = performance.now();
  const passphrase = (await isEncrypted(options.file)) ? await knownPassphrase() : undefined;
  const progress = createProgress(console.log);
  const open = () => openPlace("restore");
  const header = await restore({ ...options, passphrase, open, progress });
  const time = secondsSince(started);
  console.log(
    `Restored the backup of ${header.createdAt}: rows ${countRows(header)}, pictures ${header.pictures}, ${time}.`,
  );
}
