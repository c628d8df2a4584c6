import "server-only";
import { once } from "node:events";
import { type PassThrough, Readable } from "node:stream";
import { ZipFile } from "yazl";

export type Zip = {
  /** Resolves once the entry is written, so that a slow reader applies backpressure. */
  add(name: string, content: AsyncIterable<string | Buffer>): Promise<void>;
};

/** A zip stream that `fill` writes while it is read. An error in `fill` destroys the stream. */
export function zipStream(fill: (zip: Zip) => Promise<void>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  const left = once(output, "close").then(() => {
    throw new Error("the zip was not read to its end");
  });
  left.catch(() => {});
  zip.on("error", (error: Error) => output.destroy(error));
  const mtime = new Date();
  const add: Zip["add"] = async (name, content) => {
    // Pictures are already compressed.
    const compress = !/\.(avif|webp)$/.test(name);
    const entry = Readable.from(content);
    const written = once(entry, "end");
    zip.addReadStreamLazy(name, { mtime, compress }, (use) => use(null, entry));
    await Promise.race([written, left]);
  };
  fill({ add })
    .then(() => zip.end())
    .catch((error) => output.destroy(error));
  return output;
}
