import { getCounts } from "@/lib/admin/dashboard/queries";

/** For the sidebar, when another page is opened. */
export async function GET(): Promise<Response> {
  return Response.json(await getCounts(), { headers: { "cache-control": "private, no-store" } });
}
