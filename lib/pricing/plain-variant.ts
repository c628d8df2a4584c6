/** No page at /get-started itself: the browser's router would reuse it for every query. */
export const plainVariant = "plain";
