import "server-only";
import { requireAdmin } from "@/lib/auth/session";
import { call } from "@/lib/supabase/query";
import { camelCased } from "@/lib/supabase/row";
import type { DeletedRow } from "./schema";

type Answer = Pick<DeletedRow, "id" | "source" | "kind" | "name"> & {
  row_id: string;
  deleted_at: string;
};

/** Lists restorable rows, newest first, at most 200. Throws if the query fails. */
export async function listDeletedRows(): Promise<DeletedRow[]> {
  const { client } = await requireAdmin("admin");
  const rows: Answer[] = await call(client, "list_deleted_rows");
  return rows.map(camelCased);
}
