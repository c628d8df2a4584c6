/** Next.js's own cookie for Draft Mode, which an admin's sign-in sets. It opens nothing by itself. */
export const draftCookie = "__prerender_bypass";
