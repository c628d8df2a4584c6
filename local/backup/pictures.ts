import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { StackError } from "../process/stack-error.ts";
import { createStorageFiles } from "../supabase/storage-files.ts";
import type { Picture } from "./format.ts";

export type Pictures = {
  /** Null for one that is not there. */
  read(bucket: string, name: string): Promise<Buffer | null>;
  write(picture: Picture): Promise<void>;
  /** Puts what was written in the place of all others. */
  keep(): Promise<void>;
  discard(): Promise<void>;
};

/** Those of a local stack, which are files in its folder. */
export function localPictures(dir: string): Pictures {
  const folder = join(dir, "storage");
  const restored = join(dir, "storage.restored");
  const discard = () => rm(restored, { recursive: true, force: true });
  return {
    async read(bucket, name) {
      try {
        const { body } = await createStorageFiles(folder).getObject(bucket, name, undefined);
        return body as Buffer;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
        throw error;
      }
    },
    async write({ bucket, name, bytes, mimetype, cacheControl }) {
      const files = createStorageFiles(restored);
      await files.uploadObject(bucket, name, undefined, bytes, mimetype, cacheControl);
    },
    async keep() {
      await rm(folder, { recursive: true, force: true });
      await rename(restored, folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== "ENOENT") throw error;
      });
    },
    discard,
  };
}

/** Those of a Supabase project, over its storage service. It keeps what a backup does not have. */
export function hostedPictures(url: string, secretKey: string): Pictures {
  const { storage } = createClient(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  return {
    async read(bucket, name) {
      const { data, error } = await storage.from(bucket).download(name);
      if (data) return Buffer.from(await data.arrayBuffer());
      if ("status" in error && (error.status === 404 || error.status === 400)) return null;
      throw new StackError(`The picture ${bucket}/${name} cannot be read (${error.message}).`);
    },
    async write({ bucket, name, bytes, mimetype, cacheControl }) {
      const { error } = await storage.from(bucket).upload(name, bytes, {
        contentType: mimetype,
        cacheControl: /\d+/.exec(cacheControl)?.[0] ?? "3600",
        upsert: true,
      });
      if (error) {
        throw new StackError(`The picture ${bucket}/${name} cannot be stored (${error.message}).`);
      }
    },
    keep: async () => {},
    discard: async () => {},
  };
}
