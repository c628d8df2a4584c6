export type AuthError = { status?: number | undefined; code?: string | undefined; message: string };

/** False when the server is busy or down; the client reports a missing response as status 0. */
export function isClientError({ status = 0 }: AuthError): boolean {
  return status >= 400 && status < 500 && status !== 429;
}
