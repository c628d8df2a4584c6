import { createServer, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { keepAliveTimeout } from "@/local/process/http-server";
import { closeNow } from "./close-now";
import { proxyRequest } from "./proxy-request";

type Mode = "well" | "slow" | "failing" | "garbage";
export type Service = "geo" | "script" | "graph" | "mail";

type FakeRequest = { service: Service | "pixel"; url: URL; body: string };

export type Fakes = {
  url: string;
  /** How each service behaves. A slow one doesn't respond during the test. */
  mode: Record<Service, Mode>;
  /** Requests received, in order. Emails may be those of other tests. */
  requests: FakeRequest[];
  /** Counts the requests to a slow service that the client has aborted. */
  gaveUp: (service: Service) => number;
  refuse(): Promise<void>;
  /** Restores all services and clears the recorded requests. */
  reset(): Promise<void>;
  stop(): Promise<void>;
};

/** First octet of the IPs that the fake geolocation service locates in each country. */
export const networks = { DE: 81, TT: 190, US: 8, nowhere: 9 } as const;

const allWell: Record<Service, Mode> = { geo: "well", script: "well", graph: "well", mail: "well" };

/**
 * Starts one server that fakes the geolocation service, the pixel's script and host, the Graph API
 * and the mail provider. Emails are forwarded to the catcher at `mailUrl`.
 */
export async function startFakes(port: number, mailUrl: string): Promise<Fakes> {
  const url = `http://127.0.0.1:${port}`;
  const mode = { ...allWell };
  const requests: FakeRequest[] = [];
  const held: { service: FakeRequest["service"]; response: ServerResponse }[] = [];
  const server = createServer({ keepAliveTimeout }, async (request, response) => {
    const requested = new URL(request.url ?? "/", url);
    const service = serviceAt(requested.pathname);
    const body = await buffer(request);
    requests.push({ service, url: requested, body: body.toString() });
    const kind = service === "pixel" ? "well" : mode[service];
    // Never respond, so whatever completes meanwhile can't have waited for this.
    if (kind === "slow") return void held.push({ service, response });
    if (service === "mail" && kind === "well") {
      const path = requested.pathname.replace("/mail", "");
      const mailed = await proxyRequest(mailUrl + path, request, body);
      response.writeHead(mailed.status, mailed.headers).end(mailed.body);
    } else answer(response, service, kind, requested);
  });
  const listen = () => new Promise<void>((done) => server.listen(port, "127.0.0.1", () => done()));
  const refuse = () => closeNow(server);
  await listen();
  return {
    url,
    mode,
    requests,
    gaveUp: (service) =>
      held.filter((request) => request.service === service && request.response.closed).length,
    refuse,
    async reset() {
      Object.assign(mode, allWell);
      requests.length = 0;
      for (const { response } of held.splice(0)) response.destroy();
      if (!server.listening) await listen();
    },
    async stop() {
      if (server.listening) await refuse();
    },
  };
}

function serviceAt(path: string): FakeRequest["service"] {
  if (path.startsWith("/geo/")) return "geo";
  if (path.startsWith("/graph/")) return "graph";
  if (path.startsWith("/mail/")) return "mail";
  return path === "/fbevents.js" ? "script" : "pixel";
}

function answer(
  response: ServerResponse,
  service: FakeRequest["service"],
  mode: Mode,
  requested: URL,
) {
  if (mode === "failing") return response.writeHead(500).end("<h1>Internal error</h1>");
  if (mode === "garbage") return response.writeHead(200).end("\u0000<<not what was asked for>>");
  if (service === "pixel") return response.writeHead(204).end();
  const [type, body] = {
    geo: ["application/json", JSON.stringify(placeOf(requested))],
    script: ["text/javascript", `(${pixelScript})()`],
    graph: ["application/json", '{"events_received":1}'],
    mail: ["application/json", "{}"],
  }[service];
  return response.writeHead(200, { "content-type": String(type) }).end(body);
}

function placeOf(requested: URL) {
  const [, , ip = ""] = requested.pathname.split("/");
  const [country] = Object.entries(networks).find(([, first]) => ip.startsWith(`${first}.`)) ?? [];
  if (!country || country === "nowhere") return { error: true, reason: "Reserved IP Address" };
  return { ip, country_code: country, country_name: country };
}

/** Mimics fbevents.js: processes the queue, reports events and sets a cookie. */
function pixelScript() {
  type Call = [command: string, ...rest: unknown[]];
  const page = window as unknown as {
    fbq: { queue: Call[]; callMethod?: (...call: Call) => void };
  };
  const origin = new URL((document.currentScript as HTMLScriptElement).src).origin;
  let granted = true;
  page.fbq.callMethod = (command, name, _content, options) => {
    if (command === "consent") granted = name === "grant";
    if (command !== "track" || !granted) return;
    // biome-ignore lint/suspicious/noDocumentCookie: fbevents.js does this too.
    document.cookie = "_fbp=fb.1.1.1; Path=/";
    const query = { ev: String(name), eid: String((options as { eventID: string }).eventID) };
    new Image().src = `${origin}/tr?${new URLSearchParams(query)}`;
  };
  for (const call of page.fbq.queue.splice(0)) page.fbq.callMethod(...call);
}
