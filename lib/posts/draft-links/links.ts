import { readToken, type SignedLink, signToken } from "@/lib/links/signed-token";

const purpose = "draft";

/** Its path; whoever has it needs no account. */
export function draftLinkPath(id: string, expires: Date): string {
  return `/preview/${signToken(purpose, id, expires)}`;
}

export function readDraftLink(token: string): SignedLink {
  return readToken(purpose, token);
}
