import { connection } from "next/server";

/** Liveness probe: does not query the database. */
export async function GET() {
  await connection();
  return Response.json({ status: "ok" }, { headers: { "cache-control": "no-store" } });
}
