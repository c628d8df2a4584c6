export type AuthError = { status?: number | undefined; code?: string | undefined; message: string };

/**
 * Returns false if the server is busy or down; the client reports a missing response as status 0.
 */
export function isClientError({ status = 0 }: AuthError): boolean {
  return status >= 400 && status < 500 && status !== 429;
}

/**
 * For requests that send email: only known addresses cause 429 (rate limit) or 500 (mail provider),
 * so these must look like success.
 */
export function concernsKnownEmail({ status }: { status?: number | undefined }): boolean {
  return status === 429 || status === 500;
}
