import { connection } from "next/server";

/** For what restarts a process that hangs: asks nothing of the database. */
export async function GET() {
  await connection();
  return Response.json({ status: "ok" }, { headers: { "cache-control": "no-store" } });
}
