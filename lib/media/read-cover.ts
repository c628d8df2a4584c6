import "server-only";
import { publicClient } from "@/lib/supabase/clients";

/** The type comes from the name, not from storage. */
export async function readCover(id: string, file: string): Promise<Blob | null> {
  const format = /^\d{1,4}\.(avif|webp)$/.exec(file)?.[1];
  if (!format || !/^[0-9a-f-]{36}$/.test(id)) return null;
  const { data, error } = await publicClient().storage.from("covers").download(`${id}/${file}`);
  if (data) return data.slice(0, data.size, `image/${format}`);
  if (error && "status" in error && Number(error.status) < 500) return null;
  throw new Error(`cover ${id}/${file}: ${error?.message}`);
}
