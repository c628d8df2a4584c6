import { connection } from "next/server";

/** Draft Mode disables caching, and Next.js reports an error for each prefetch it renders. */
export async function GET() {
  // Handled per request, because Next.js cannot cache a response without a body.
  await connection();
  return new Response(null, { status: 204 });
}
