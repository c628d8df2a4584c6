import "server-only";
import type { SessionClient } from "@/lib/supabase/clients";
import { serviceClient } from "@/lib/supabase/service";
import type { Picture } from "./schema";
import { storePicture } from "./store-picture";

/** Like `storePicture`, outside the import worker. */
export async function addPicture(
  client: SessionClient,
  file: Buffer,
  name: string,
  storage: SessionClient = serviceClient(),
): Promise<Picture> {
  return storePicture(client, file, name, storage);
}
