import "server-only";
import { requireAdmin } from "@/lib/auth/session";
import type { DeletedRow } from "./schema";

type Answer = Pick<DeletedRow, "id" | "source" | "name"> & { row_id: string; deleted_at: string };

/** What can be restored, newest first, at most 200. Throws on an outage. */
export async function listDeletedRows(): Promise<DeletedRow[]> {
  const { client } = await requireAdmin();
  const { data, error } = await client.rpc("list_deleted_rows");
  if (error) throw new Error(`list_deleted_rows: ${error.message}`);
  return (data as Answer[]).map(({ row_id: rowId, deleted_at: deletedAt, ...row }) => ({
    ...row,
    rowId,
    deletedAt,
  }));
}
