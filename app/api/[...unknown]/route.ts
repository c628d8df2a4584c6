/** A route, because a page here would run server actions without the middleware's checks. */
export function GET() {
  return new Response("Not found.\n", { status: 404 });
}

export const POST = GET;
