import type { ServerResponse } from "node:http";

export type Writers = Record<"writeHead" | "end", (...args: unknown[]) => ServerResponse> & {
  write: (...args: unknown[]) => boolean;
  flushHeaders: () => void;
};

/** The status to send, or null where `sent` has sent another head and body. */
type Decision = number | null;

/**
 * Calls `decide` once, with the status, before anything of a response is sent. What is written until then
 * waits; after null it is dropped.
 */
export function beforeHead(
  response: ServerResponse,
  decide: (status: number, sent: Writers) => Decision | Promise<Decision>,
): void {
  const sent: Writers = {
    writeHead: response.writeHead.bind(response) as Writers["writeHead"],
    end: response.end.bind(response) as Writers["end"],
    write: response.write.bind(response) as Writers["write"],
    flushHeaders: response.flushHeaders.bind(response),
  };
  let state: "new" | "held" | "passed" | "replaced" = "new";
  let isHeadHeld = false;
  const calls: (() => void)[] = [];

  const settle = (decision: Decision) => {
    state = decision === null ? "replaced" : "passed";
    if (decision !== null) response.statusCode = decision;
    for (const call of calls) call();
  };

  /** True where `call` is held or dropped. */
  const takes = (status: number, call: () => void, args: unknown[] = []): boolean => {
    if (state === "new" && !response.headersSent) {
      const decision = decide(status, sent);
      if (decision instanceof Promise) {
        state = "held";
        response.statusCode = status;
        void decision.then(settle);
      } else settle(decision);
    }
    if (state === "held") calls.push(() => (state === "replaced" ? notify(args) : call()));
    if (state === "replaced") notify(args);
    return state === "held" || state === "replaced";
  };

  response.writeHead = (status: number, ...rest: unknown[]) => {
    // What writes in parts asks for the head before each of them.
    if (isHeadHeld && state === "held") return response;
    const isDecided = state === "passed";
    const call = () => sent.writeHead(isDecided ? status : response.statusCode, ...rest);
    // Headers that were flushed meanwhile have sent it.
    isHeadHeld = takes(status, () => void (response.headersSent || call()));
    return isHeadHeld ? response : call();
  };
  response.write = (...args: unknown[]) =>
    takes(response.statusCode, () => sent.write(...args), args) || sent.write(...args);
  response.end = (...args: unknown[]) =>
    takes(response.statusCode, () => sent.end(...args), args) ? response : sent.end(...args);
  response.flushHeaders = () => {
    if (!takes(response.statusCode, sent.flushHeaders)) sent.flushHeaders();
  };
}

/** Whoever wrote what is dropped waits for its callback. */
function notify(args: unknown[]): void {
  const done = args.at(-1);
  if (typeof done === "function") process.nextTick(done as () => void);
}
