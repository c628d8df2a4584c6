import "server-only";
import { reportError } from "@/lib/report";
import type { LinkKind } from "./links";
import { readLinkToken } from "./links";
import { getSubscriber, type Subscriber } from "./queries";

/** Open: it can do what it is for. Used: it has. Expired: too old, or its subscription is gone. */
export type LinkState =
  | { status: "open"; id: string; subscriber: Subscriber }
  | { status: "used" | "expired" | "forged" | "unavailable" };

/** How things stand with a link from a mail. */
export async function linkState(kind: LinkKind, token: unknown): Promise<LinkState> {
  const link = readLinkToken(kind, token);
  if (link.status !== "valid") return { status: link.status };
  try {
    const subscriber = await getSubscriber(kind, link.id);
    if (!subscriber) return { status: "expired" };
    return isDone(kind, subscriber)
      ? { status: "used" }
      : { status: "open", id: link.id, subscriber };
  } catch (error) {
    reportError(error, `newsletter ${kind}`);
    return { status: "unavailable" };
  }
}

function isDone(kind: LinkKind, { status }: Subscriber): boolean {
  return kind === "confirm" ? status !== "pending" : status === "unsubscribed";
}

const httpStatus: Record<LinkState["status"], number> = {
  open: 200,
  used: 410,
  expired: 410,
  forged: 403,
  unavailable: 503,
};

/**
 * The status that the page at a link's address is answered with, or null for any other address. Asked
 * by the middleware, since a page that is rendered for a request has sent its 200 by then.
 */
export async function linkStatus({ pathname, searchParams }: URL): Promise<number | null> {
  const kind = /^\/newsletter\/(confirm|unsubscribe)$/.exec(pathname)?.[1];
  if (!kind) return null;
  const tokens = searchParams.getAll("token");
  const { status } = await linkState(kind as LinkKind, tokens.length === 1 ? tokens[0] : tokens);
  return httpStatus[status];
}
