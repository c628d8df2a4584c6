import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { dropRepeatedHeaders, type Head, interceptBody, interceptHead } from "./intercept";

type Exchange = { request: IncomingMessage; response: ServerResponse; server: Server };

type OnResponse = {
  /** Called once, before the head is sent. */
  onHead?: (status: number) => Head | Promise<Head>;
  /** Called with a body that Next.js sends in one piece; returning null keeps it. */
  onBody?: (body: string) => Buffer | null;
};

/** Sees a request before Next.js does, and returns what to do with its response. */
export type Filter = (exchange: Exchange) => OnResponse | undefined;

/** Runs the filters in order on each request, and in reverse order on its response. */
export function runFilters(filters: readonly Filter[]): void {
  subscribe("http.server.request.start", (message) => {
    const exchange = message as Exchange;
    const { response } = exchange;
    const onResponse = filters.flatMap((filter) => filter(exchange) ?? []).reverse();
    dropRepeatedHeaders(response);
    interceptHead(response, (status) =>
      decide(
        onResponse.flatMap(({ onHead }) => onHead ?? []),
        { status },
      ),
    );
    for (const { onBody } of onResponse) if (onBody) interceptBody(response, onBody);
  });
}

/** Calls each handler in turn; synchronous unless one returns a promise. */
function decide(
  [next, ...rest]: NonNullable<OnResponse["onHead"]>[],
  head: Head,
): Head | Promise<Head> {
  if (!next) return head;
  const after = (changed: Head) => decide(rest, { ...head, ...changed });
  const changed = next(head.status);
  return changed instanceof Promise ? changed.then(after) : after(changed);
}
