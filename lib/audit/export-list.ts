import "server-only";
import type { NextRequest } from "next/server";
import type { z } from "zod";
import { type CsvColumn, csvDownload } from "@/lib/admin/csv";
import { exportFailed, toSignIn } from "@/lib/admin/export";
import { adminSession } from "@/lib/auth/session";
import { adminFailureText, permissionFor } from "@/lib/domains/registered";
import type { SessionClient } from "@/lib/supabase/clients";
import { recordExport } from "./queries";

/** Serves a download for admins after recording it in the audit log. */
export async function exportList(
  list: string,
  path: string,
  download: (client: SessionClient) => Promise<Response>,
  failed = adminFailureText(path),
): Promise<Response> {
  const session = await adminSession(permissionFor(path));
  if (!session.client) return toSignIn(path, session);
  try {
    await recordExport(session.client, list);
    return await download(session.client);
  } catch (error) {
    return exportFailed(error, failed);
  }
}

/** Returns the route handler that downloads the list at `/admin/<list>`, filtered, as CSV. */
export function csvExport<Filters, Row>(
  list: string,
  schema: z.ZodType<Filters>,
  columns: readonly CsvColumn<Row>[],
  rows: (client: SessionClient, filters: Filters) => AsyncGenerator<Row[]>,
) {
  return ({ nextUrl }: NextRequest): Promise<Response> => {
    const filters = schema.parse(Object.fromEntries(nextUrl.searchParams));
    return exportList(list, `/admin/${list}`, (client) =>
      csvDownload(list, columns, rows(client, filters)),
    );
  };
}
