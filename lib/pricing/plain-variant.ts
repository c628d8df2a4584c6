/**
 * There is no page at /get-started itself: the client-side router would reuse it for every query.
 */
export const plainVariant = "plain";
