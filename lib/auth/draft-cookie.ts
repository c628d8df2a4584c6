/** Next.js's Draft Mode cookie. It grants no access by itself. */
export const draftCookie = "__prerender_bypass";
