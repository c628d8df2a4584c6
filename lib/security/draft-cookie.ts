/** Says whose Draft Mode it is, signed for a session. It grants no access by itself. */
export const draftCookie = "draft-mode";

/** Next.js's own. Its value is one for everybody, until the next build. */
export const nextDraftCookie = "__prerender_bypass";
