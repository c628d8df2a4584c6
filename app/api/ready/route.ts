import { connection } from "next/server";
import { readiness } from "@/lib/http/readiness";

/** Readiness probe for load balancers. */
export async function GET() {
  await connection();
  const checks = await readiness();
  const isReady = Object.values(checks).every(Boolean);
  return Response.json(
    { status: isReady ? "ready" : "not ready", ...checks },
    { status: isReady ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
}
