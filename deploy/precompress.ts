import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { constants, gzip } from "node:zlib";

/** Writes a .gz beside every text file of a build, for nginx's `gzip_static`. */
const folder = process.argv[2] ?? ".next/static";

for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(js|css|svg|json|txt|map)$/.test(entry.name)) continue;
  const file = join(entry.parentPath, entry.name);
  const level = constants.Z_BEST_COMPRESSION;
  await writeFile(`${file}.gz`, await promisify(gzip)(await readFile(file), { level }));
}
