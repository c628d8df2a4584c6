import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";

/** Creates a zip of files, given their contents by path. */
export function zipOf(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}
