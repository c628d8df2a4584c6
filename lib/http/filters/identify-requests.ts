import type { Filter } from "@/lib/http/pipeline";
import { processState } from "@/lib/process-state";

const header = "x-request-id";

/** Comes first: the id goes to the log, the database and the visitor. */
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

/** A proxy's own id, if proxies are trusted and it is one; else a new one. */
export function requestId(given: string | string[] | undefined, trustedProxies: number): string {
  const isTrusted = trustedProxies > 0 && typeof given === "string" && /^[\w.-]{8,64}$/.test(given);
  return isTrusted ? given : crypto.randomUUID();
}
