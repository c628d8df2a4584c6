import { connection } from "next/server";

/**
 * What a prefetch is answered with in Draft Mode: nothing. No page is stored there, so each one would be
 * rendered for a look that may never come; and what it is rendered from cannot be kept between the two
 * passes that a prefetch takes, which Next.js reports as an error each time.
 */
export async function GET() {
  // Next.js cannot store an answer without a body.
  await connection();
  return new Response(null, { status: 204 });
}
