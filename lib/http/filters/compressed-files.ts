import { readdirSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Filter } from "@/lib/http/pipeline";

const types: Record<string, string> = {
  ".js": "application/javascript; charset=UTF-8",
  ".css": "text/css; charset=UTF-8",
};

/**
 * Writes .br and .gz files next to every script and stylesheet of a build, at maximum compression.
 */
export async function compressFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!(extname(name) in types)) continue;
    const file = join(folder, name);
    const content = await readFile(file);
    const level = constants.Z_BEST_COMPRESSION;
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level }));
  }
}

/** Next.js compresses files on every request, and never with Brotli, which is an eighth smaller. */
export function sendCompressedFiles(folder: string): Filter {
  const compressed = new Set(
    filesIn(folder).flatMap((name) => (name.endsWith(".br") ? `/_next/static/${name}` : [])),
  );
  return ({ request, response }) => {
    const [path = ""] = request.url?.split("?") ?? [];
    const file = `${path}.br`;
    if (!compressed.has(file)) return;
    response.setHeader("Vary", "Accept-Encoding");
    if (!/\bbr\b(?!;q=0)/.test(String(request.headers["accept-encoding"]))) return;
    request.url = file;
    response.setHeader("Content-Type", types[extname(path)] ?? "");
    response.setHeader("Content-Encoding", "br");
  };
}

/** Returns an empty list if the host keeps its files elsewhere. */
function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" });
  } catch {
    return [];
  }
}
