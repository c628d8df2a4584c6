import { createServer } from "node:http";
import { closeNow } from "./close-now";

type Answer = "widget" | "failure" | "garbage" | "nothing";

export type FakeCalendly = { url: string; answer(next: Answer): void; stop(): Promise<void> };

/** Fakes Calendly's widget script, which can be made to fail, and its booking page. */
export async function startFakeCalendly(port: number): Promise<FakeCalendly> {
  let current: Answer = "widget";
  const server = createServer((request, response) => {
    if (!request.url?.startsWith("/widget.js")) {
      response.setHeader("content-type", "text/html").end(bookingPage);
    } else if (current === "failure") {
      response.writeHead(500).end();
    } else if (current !== "nothing") {
      const script = current === "widget" ? widgetScript : "not a script at all";
      response.setHeader("content-type", "text/javascript").end(script);
    }
  });
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${port}`,
    answer(next) {
      current = next;
    },
    stop: () => closeNow(server),
  };
}

// Behaves like the real widget as far as the embedding page can tell.
const widgetScript = `window.Calendly = {
  initInlineWidget({ url, parentElement }) {
    const frame = document.createElement("iframe");
    frame.src = url;
    frame.title = "Calendar";
    parentElement.append(frame);
  },
};`;

const bookingPage = `<!doctype html><html lang="en"><title>Calendar</title><button>Book</button><script>
document.querySelector("button").onclick = () => parent.postMessage({ event: "calendly.event_scheduled" }, "*");
</script></html>`;
