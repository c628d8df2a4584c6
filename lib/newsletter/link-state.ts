import "server-only";
import { withReporting } from "@/lib/action";
import { type LinkStatus, linkHttpStatus, singleParam } from "@/lib/links/status";
import { oncePerRequest } from "@/lib/once-per-request";
import { type LinkKind, readLinkToken } from "./links";
import { getSubscriber, type Subscriber } from "./queries";

/** `used`: already done; `expired`: too old, or the subscription was deleted. */
export type LinkState =
  | { status: "open" | "used"; id: string; subscriber: Subscriber }
  | { status: Exclude<LinkStatus, "open" | "used"> };

export async function linkState(kind: LinkKind, token: unknown): Promise<LinkState> {
  const link = readLinkToken(kind, token);
  if (link.status !== "valid") return { status: link.status };
  return withReporting<LinkState>(`newsletter ${kind}`, { status: "unavailable" }, async () => {
    const subscriber = await getSubscriber(kind, link.id);
    if (!subscriber) return { status: "expired" };
    return { status: isDone(kind, subscriber) ? "used" : "open", id: link.id, subscriber };
  });
}

/** Returns the link's state to the page, reusing the middleware's lookup. */
export function shownLinkState(kind: LinkKind, token: unknown): Promise<LinkState> {
  return oncePerRequest(`newsletter ${kind}`, () => linkState(kind, token));
}

function isDone(kind: LinkKind, { status }: Subscriber): boolean {
  return kind === "confirm" ? status !== "pending" : status === "unsubscribed";
}

/** Returns null for paths other than the newsletter's link pages. */
export async function linkStatus(url: URL): Promise<number | null> {
  const kind = /^\/newsletter\/(confirm|unsubscribe)$/.exec(url.pathname)?.[1];
  if (!kind) return null;
  const { status } = await shownLinkState(kind as LinkKind, singleParam(url, "token"));
  return linkHttpStatus[status];
}
