import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { App } from "@supabase/lite";
import { replaceFile } from "../../lib/replace-file.ts";

type StorageAdapter = NonNullable<App["_storageAdapter"]>;
type Metadata = { mimetype: string; cacheControl: string; eTag: string };

/**
 * Stores uploads as files in `folder`. Each is named by a hash of bucket and key, so that no key
 * can escape the folder; its metadata is in a `.json` file next to it.
 */
export function createStorageFiles(folder: string): StorageAdapter {
  const path = (bucket: string, key: string) =>
    join(folder, createHash("sha256").update(`${bucket}/${key}`).digest("hex"));

  async function describe(file: string) {
    const { size, mtime } = await stat(file);
    const metadata = JSON.parse(await readFile(`${file}.json`, "utf8")) as Metadata;
    return { ...metadata, size, contentLength: size, lastModified: mtime };
  }

  async function remove(bucket: string, key: string) {
    const file = path(bucket, key);
    await Promise.all([rm(file, { force: true }), rm(`${file}.json`, { force: true })]);
  }

  return {
    driver: undefined,
    async getObject(bucket, key, _version, headers) {
      const file = path(bucket, key);
      const metadata = await describe(file);
      if (headers?.ifNoneMatch === metadata.eTag) return { metadata, httpStatusCode: 304 };
      return { metadata, httpStatusCode: 200, body: await readFile(file) };
    },
    async uploadObject(bucket, key, _version, body, mimetype, cacheControl) {
      const file = path(bucket, key);
      const bytes = body instanceof Uint8Array ? body : await readAll(body as ReadableStream);
      const eTag = `"${createHash("md5").update(bytes).digest("hex")}"`;
      await mkdir(folder, { recursive: true });
      await replaceFile(file, bytes);
      await replaceFile(`${file}.json`, JSON.stringify({ mimetype, cacheControl, eTag }));
      return describe(file);
    },
    deleteObject: remove,
    async deleteObjects(bucket, keys) {
      await Promise.all(keys.map((key) => remove(bucket, key)));
    },
    async copyObject(fromBucket, from, _version, toBucket, to) {
      const [source, target] = [path(fromBucket, from), path(toBucket, to)];
      await copyFile(source, target);
      await copyFile(`${source}.json`, `${target}.json`);
      const { eTag, lastModified } = await describe(target);
      return { httpStatusCode: 200, eTag, lastModified };
    },
    headObject: (bucket, key) => describe(path(bucket, key)),
    privateAssetUrl: async (bucket, key) => `file://${path(bucket, key)}`,
  };
}

async function readAll(stream: ReadableStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
