import { subscribe } from "node:diagnostics_channel";
import type { ServerResponse } from "node:http";
import { processState } from "@/lib/process-state";

export const unreadableText = "That could not be read. Please go back and try again.";

const unreadableBody = `${unreadableText}\n`;

/** Next.js lets an action set no status. */
export function sendAnswerStatus(): void {
  subscribe("http.server.request.start", (message) => {
    const { response } = message as { response: ServerResponse };
    const current = processState.requests.getStore();
    const { writeHead, write, end } = response;
    const sendHead = writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
    response.writeHead = (status: number, ...rest: unknown[]) => {
      if (current?.isUnreadable) return sendHead(400, ...asText(response, rest));
      // A redirect stays one: the page that it leads to has the status.
      if (current?.retryAfter === undefined || status !== 200) return sendHead(status, ...rest);
      response.setHeader("retry-after", current.retryAfter);
      return sendHead(429, ...rest);
    };
    // One line in the place of the page that Next.js renders after an action.
    response.write = ((...args: Parameters<typeof write>) =>
      current?.isUnreadable || write.apply(response, args)) as typeof write;
    response.end = ((...args: Parameters<typeof end>) =>
      end.apply(response, current?.isUnreadable ? [unreadableBody, "utf8"] : args)) as typeof end;
  });
}

function asText(response: ServerResponse, rest: unknown[]): unknown[] {
  response.removeHeader("content-encoding");
  response.removeHeader("content-length");
  response.setHeader("content-type", "text/plain; charset=utf-8");
  return rest;
}
