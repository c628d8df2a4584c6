/** A page in its place would run actions, past the checks of the middleware. */
export function GET() {
  return new Response("There is nothing at this address.\n", { status: 404 });
}

export const POST = GET;
