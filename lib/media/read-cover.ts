import "server-only";
import { publicClient } from "@/lib/supabase/clients";

export async function readCover(id: string, file: string): Promise<Blob | null> {
  if (!/^[0-9a-f-]{36}$/.test(id) || !/^\d{1,4}\.webp$/.test(file)) return null;
  const { data, error } = await publicClient().storage.from("covers").download(`${id}/${file}`);
  if (data) return data;
  if (error && "status" in error && Number(error.status) < 500) return null;
  throw new Error(`cover ${id}/${file}: ${error?.message}`);
}
