import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { openBucket } from "../../lib/supabase/bucket.ts";
import { StackError } from "../process/stack-error.ts";
import { createStorageFiles } from "../supabase/storage-files.ts";
import type { StoredPicture } from "./catalog.ts";

/** The picture behind a name never changes, so restored pictures can coexist with current ones. */
export type Pictures = {
  /** Returns null if the picture does not exist. */
  read(bucket: string, name: string): Promise<Buffer | null>;
  write(picture: StoredPicture, bytes: Buffer): Promise<void>;
  remove(bucket: string, name: string): Promise<void>;
};

/** Pictures of a local stack, stored as files in its folder. */
export function localPictures(dir: string): Pictures {
  const files = createStorageFiles(join(dir, "storage"));
  async function read(bucket: string, name: string): Promise<Buffer | null> {
    try {
      const { body } = await files.getObject(bucket, name, undefined);
      return body as Buffer;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
      throw error;
    }
  }
  return {
    read,
    async write({ bucket, name, mimetype, cacheControl }, bytes) {
      // Don't rewrite an identical file: a crash could break a picture that a page shows.
      if ((await read(bucket, name))?.equals(bytes)) return;
      await files.uploadObject(bucket, name, undefined, bytes, mimetype, cacheControl);
    },
    async remove(bucket, name) {
      await files.deleteObject(bucket, name, undefined);
    },
  };
}

/** Pictures in a project's storage service. Never removes any: other sites may use it too. */
export function hostedPictures(url: string, secretKey: string): Pictures {
  const client = createClient(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  return {
    async read(bucket, name) {
      const { data, error } = await openBucket(client, bucket).download(name);
      if (data) return Buffer.from(await data.arrayBuffer());
      if ("status" in error && (error.status === 404 || error.status === 400)) return null;
      throw new StackError(`The picture ${bucket}/${name} cannot be read (${error.message}).`);
    },
    async write({ bucket, name, mimetype, cacheControl }, bytes) {
      const { error } = await openBucket(client, bucket).upload(name, bytes, {
        contentType: mimetype,
        cacheControl: /\d+/.exec(cacheControl)?.[0] ?? "3600",
        upsert: true,
      });
      if (error) {
        throw new StackError(`The picture ${bucket}/${name} cannot be stored (${error.message}).`);
      }
    },
    remove: async () => {},
  };
}
