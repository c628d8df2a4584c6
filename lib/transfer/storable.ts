import type { Json } from "@/lib/supabase/database.types";

/** Strips characters that the database rejects in JSON. */
export function storable(value: object): Json {
  const text = JSON.stringify(value, (_key, part) =>
    typeof part === "string" ? part.toWellFormed().replaceAll("\0", "") : part,
  );
  return JSON.parse(text);
}
