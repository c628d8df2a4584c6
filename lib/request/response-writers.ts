import type { ServerResponse } from "node:http";

type Writers = Record<"writeHead" | "end", (...args: unknown[]) => ServerResponse> & {
  write: (...args: unknown[]) => boolean;
  flushHeaders: () => void;
};

/** What sends a response now, to be called by what is put in its place. */
export function writersOf(response: ServerResponse): Writers {
  return {
    writeHead: response.writeHead.bind(response) as Writers["writeHead"],
    end: response.end.bind(response) as Writers["end"],
    write: response.write.bind(response) as Writers["write"],
    flushHeaders: response.flushHeaders.bind(response),
  };
}
