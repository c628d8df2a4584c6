/** What the auth server's client answers in the place of a result. */
export type AuthError = { status?: number | undefined; code?: string | undefined; message: string };

/**
 * Whether the auth server refused what was asked, and not that it is busy, in trouble, or away: the
 * client gives an answer that never came the status 0.
 */
export function isRefusal({ status = 0 }: AuthError): boolean {
  return status >= 400 && status < 500 && status !== 429;
}
