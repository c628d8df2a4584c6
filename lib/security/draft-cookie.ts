/** Signed id of the session that opened Draft Mode. Grants no access by itself. */
export const draftCookie = "draft-mode";

/** Next.js's own cookie. Its value is the same for everyone until the next build. */
export const nextDraftCookie = "__prerender_bypass";
