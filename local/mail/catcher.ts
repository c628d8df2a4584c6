import { listen, shut } from "../process/http-server.ts";
import { createMailFaults } from "./faults.ts";
import { isMailError, parseMail } from "./message.ts";
import { listPage, mailHtml, messagePage, missingPage, pageHeaders } from "./pages.ts";
import { acceptMail } from "./resend-api.ts";
import { createMailStore, type MailFilter } from "./store.ts";

export type MailCatcher = {
  url: string;
  /** Stores an email directly, bypassing HTTP and any configured failure. */
  deliver(mail: object): void;
  close(): Promise<void>;
};

/** Starts the catcher on 127.0.0.1: it accepts Resend's API and serves pages and JSON. */
export async function startMailCatcher(port: number): Promise<MailCatcher> {
  const store = createMailStore();
  const faults = createMailFaults();
  const url = `http://127.0.0.1:${port}`;

  const routes: Record<string, (request: Request, id: string) => Response | Promise<Response>> = {
    "POST /emails": (request) => acceptMail(request, { store, faults }),
    "POST /emails/batch": (request) => acceptMail(request, { store, faults }),
    "GET /api/messages": ({ url }) => Response.json(store.list(filterIn(url))),
    "DELETE /api/messages": () => {
      store.clear();
      return new Response(null, { status: 204 });
    },
    "POST /api/fail": async (request) => {
      const fault = faults.set(await request.json().catch(() => null));
      const message = "Expected {status?: 400-599, count?: number, delay_ms?: number}.";
      return fault ? Response.json(fault) : Response.json({ message }, { status: 422 });
    },
    "GET /": () => page(listPage(store.list())),
    "POST /": () => {
      store.clear();
      return new Response(null, { status: 303, headers: { location: "/" } });
    },
    "GET /messages": (_request, id) => {
      const message = store.find(id);
      return message ? page(messagePage(message)) : page(missingPage(), 404);
    },
    "GET /html": (_request, id) => {
      const message = store.find(id);
      return message?.html ? mailHtml(message.html) : page(missingPage(), 404);
    },
  };

  const server = await listen(port, url, async (request) => {
    if (isForeign(request)) return page(missingPage(), 403);
    const { pathname } = new URL(request.url);
    const [, area = "", id = ""] = /^\/(messages|html)\/([\w-]+)$/.exec(pathname) ?? [];
    const method = request.method === "HEAD" ? "GET" : request.method;
    const route = routes[`${method} ${area ? `/${area}` : pathname}`];
    return route ? route(request, id) : page(missingPage(), 404);
  });

  return {
    url,
    deliver(mail) {
      const content = parseMail(mail);
      if (!isMailError(content)) store.add([content]);
    },
    close: () => shut(server),
  };
}

const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Mails contain sign-in links, so no other site open in the browser may read or delete them. */
function isForeign(request: Request): boolean {
  const origin = request.headers.get("origin");
  const host = request.headers.get("host") ?? "";
  return !localHost.test(host) || (origin !== null && origin !== `http://${host}`);
}

/** Reads the optional parameters `?to=`, `?since=` and `?limit=`. */
function filterIn(url: string): MailFilter {
  const { to, since, limit } = Object.fromEntries(new URL(url).searchParams);
  return { to, since, limit: limit === undefined ? undefined : Number(limit) };
}

function page(html: string, status = 200): Response {
  return new Response(html, { status, headers: pageHeaders });
}
