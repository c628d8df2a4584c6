import { onRequest } from "../http/on-request.ts";

/** Next.js writes `location` and `link` while rendering, then appends them from its store. */
export function dropRepeatedHeaders(): void {
  onRequest(({ response }) => {
    const append = response.appendHeader.bind(response);
    response.appendHeader = (name, value) => {
      const present = [response.getHeader(name) ?? []].flat();
      return typeof value === "string" && present.includes(value) ? response : append(name, value);
    };
  });
}
