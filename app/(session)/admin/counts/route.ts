import { getCounts } from "@/lib/admin/dashboard/queries";

/** Serves the sidebar's counts, which are refetched on navigation. */
export async function GET(): Promise<Response> {
  return Response.json(await getCounts(), { headers: { "cache-control": "private, no-store" } });
}
