import { readToken, type SignedLink, signToken } from "@/lib/links/signed-token";

const purpose = "draft";

/** Path of a draft link, which works without an account. */
export function draftLinkPath(id: string, expires: Date): string {
  return `/preview/${signToken(purpose, id, expires)}`;
}

export const readDraftLink = (token: string): SignedLink => readToken(purpose, token);
