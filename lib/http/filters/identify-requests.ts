import type { Filter } from "@/lib/http/pipeline";
import { processState } from "@/lib/process-state";

const header = "x-request-id";

/** Must run first: the id goes to the log, the database and the visitor. */
export function identifyRequests(trustedProxies: number): Filter {
  return ({ request, response }) => {
    const { headers, method = "", url = "" } = request;
    const id = requestId(headers[header], trustedProxies);
    const [path = ""] = url.split("?");
    processState.requests.enterWith({ id, method, path });
    headers[header] = id;
    response.setHeader(header, id);
  };
}

/** Returns the proxy's id if proxies are trusted and it is valid, otherwise a new one. */
export function requestId(given: string | string[] | undefined, trustedProxies: number): string {
  const isTrusted = trustedProxies > 0 && typeof given === "string" && /^[\w.-]{8,64}$/.test(given);
  return isTrusted ? given : crypto.randomUUID();
}
