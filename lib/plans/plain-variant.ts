/**
 * The variant of /get-started without a plan. It is rewritten to like the others: were it a page of
 * that path, the router in the browser would take it for the one of every query.
 */
export const plainVariant = "plain";
