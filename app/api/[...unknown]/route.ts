/** A route, because a page here would run server actions without the middleware's checks. */
export const GET = () => new Response("Not found.\n", { status: 404 });

export const POST = GET;
