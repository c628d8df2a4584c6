import { connection } from "next/server";

/** Draft Mode caches nothing, and Next.js reports an error for each prefetch that it renders. */
export async function GET() {
  // Next.js cannot cache a response without a body.
  await connection();
  return new Response(null, { status: 204 });
}
