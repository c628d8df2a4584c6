import { subscribe } from "node:diagnostics_channel";
import type { ServerResponse } from "node:http";

/** Next.js writes `location` and `link` while rendering, then appends them from its store. */
export function dropRepeatedHeaders(): void {
  subscribe("http.server.request.start", (message) => {
    const { response } = message as { response: ServerResponse };
    const append = response.appendHeader.bind(response);
    response.appendHeader = (name, value) => {
      const present = [response.getHeader(name) ?? []].flat();
      return typeof value === "string" && present.includes(value) ? response : append(name, value);
    };
  });
}
