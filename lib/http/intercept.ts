import type { ServerResponse } from "node:http";

/** If `body` is set, Next.js's own body is dropped. */
export type Head = { status: number; body?: string | Buffer };

type Sent = Record<"writeHead" | "end", (...args: unknown[]) => ServerResponse> & {
  write: (...args: unknown[]) => boolean;
};

/**
 * Calls `decide` once, with the status, before any of the response is sent. Writes are held back
 * until it resolves.
 */
export function interceptHead(
  response: ServerResponse,
  decide: (status: number) => Head | Promise<Head>,
): void {
  const sent: Sent = {
    writeHead: response.writeHead.bind(response) as Sent["writeHead"],
    end: response.end.bind(response) as Sent["end"],
    write: response.write.bind(response) as Sent["write"],
  };
  let state: "new" | "held" | "passed" | "replaced" = "new";
  let isHeadHeld = false;
  const calls: (() => void)[] = [];

  const settle = ({ status, body }: Head) => {
    state = body === undefined ? "passed" : "replaced";
    response.statusCode = status;
    if (body !== undefined) {
      sent.writeHead(status);
      sent.end(body);
    }
    for (const call of calls) call();
  };

  /** Returns true if `call` is held back or dropped. */
  const takes = (status: number, call: () => void, args: unknown[] = []): boolean => {
    if (state === "new" && !response.headersSent) {
      const head = decide(status);
      if (head instanceof Promise) {
        state = "held";
        response.statusCode = status;
        void head.then(settle);
      } else settle(head);
    }
    if (state === "held") calls.push(() => (state === "replaced" ? notify(args) : call()));
    if (state === "replaced") notify(args);
    return state === "held" || state === "replaced";
  };

  response.writeHead = (status: number, ...rest: unknown[]) => {
    // Streaming calls writeHead again before each chunk.
    if (isHeadHeld && state === "held") return response;
    const isDecided = state === "passed";
    const call = () => sent.writeHead(isDecided ? status : response.statusCode, ...rest);
    isHeadHeld = takes(status, call);
    return isHeadHeld ? response : call();
  };
  response.write = (...args: unknown[]) =>
    takes(response.statusCode, () => sent.write(...args), args) || sent.write(...args);
  response.end = (...args: unknown[]) =>
    takes(response.statusCode, () => sent.end(...args), args) ? response : sent.end(...args);
  response.flushHeaders = () => skipEmptyChunks(response);
}

/**
 * Next.js flushes the head and writes an empty chunk before it renders a page without a static
 * shell, so before it knows the page's status.
 */
function skipEmptyChunks(response: ServerResponse): void {
  const write = response.write.bind(response) as Sent["write"];
  response.write = (...args: unknown[]) => {
    const [chunk] = args as [Uint8Array | string];
    if (chunk.length > 0) return write(...args);
    notify(args);
    return true;
  };
}

/** Writers of dropped data still wait for their callback. */
function notify(args: unknown[]): void {
  const done = args.at(-1);
  if (typeof done === "function") process.nextTick(done as () => void);
}

/** Calls `replace` with a body that Next.js sends in one piece, before Next.js compresses it. */
export function interceptBody(
  response: ServerResponse,
  replace: (body: string) => Buffer | null,
): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => {
    // Next.js sets this header last for such a body.
    if (name === "Content-Length") replaceEnd(response, replace);
    return setHeader(name, value);
  };
}

function replaceEnd(response: ServerResponse, replace: (body: string) => Buffer | null): void {
  const end = response.end.bind(response) as Sent["end"];
  response.end = (...args: unknown[]) => {
    const body = typeof args[0] === "string" ? replace(args[0]) : null;
    if (body === null) return end(...args);
    response.setHeader("content-length", body.length);
    return end(body);
  };
}

/**
 * Next.js sets `location` and `link` while rendering, and then appends them again from its cache.
 */
export function dropRepeatedHeaders(response: ServerResponse): void {
  const append = response.appendHeader.bind(response);
  response.appendHeader = (name, value) => {
    const present = [response.getHeader(name) ?? []].flat();
    return typeof value === "string" && present.includes(value) ? response : append(name, value);
  };
}
