import { once } from "node:events";
import { get, type RequestListener } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { fetchPicture } from "@/lib/media/fetch-picture";
import { PictureError } from "@/lib/media/inspect-picture";
import { internet, type Network } from "@/lib/media/internet";
import { startServer } from "../http-server";

const publicIp = "93.184.215.14";
const picture = Buffer.from("\x89PNG\r\n\x1a\n and so on", "latin1");
const send: RequestListener = (_, response) =>
  response.writeHead(200, { "content-type": "image/png" }).end(picture);

/** A network that routes every host to one local server; each lookup returns the next `ips`. */
async function startNetwork(answer: RequestListener, ips = [[publicIp]]) {
  const { port } = new URL(await startServer(answer));
  const asked: string[] = [];
  const opened: string[][] = [];
  const network: Network = {
    resolve: async (name) => {
      asked.push(name);
      return ips[Math.min(asked.length, ips.length) - 1] ?? [];
    },
    open: (url, to, signal) => {
      opened.push(to);
      return new Promise((resolve, reject) => {
        const path = url.pathname + url.search;
        get({ host: "127.0.0.1", port, path, signal }, resolve).on("error", reject);
      });
    },
    timeoutMs: 5_000,
  };
  return { network, asked, opened };
}

async function failureOf(fetching: Promise<unknown>): Promise<string> {
  const error = await fetching.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(PictureError);
  return (error as PictureError).message;
}

/** Redirects to the next number, up to the last, which returns the picture. */
const redirectingTo =
  (last: number): RequestListener =>
  (request, response) => {
    const number = Number(request.url?.slice(1));
    if (number === last) return send(request, response);
    response.writeHead(302, { location: `https://host${number + 1}.example/${number + 1}` }).end();
  };

test("fetches the picture unchanged, from the same IPs that were checked", async () => {
  const { network, asked, opened } = await startNetwork(send, [
    [publicIp, "8.8.8.8"],
    ["127.0.0.1"],
  ]);
  expect(await fetchPicture("https://pictures.example/a.png?b=c", network)).toEqual(picture);
  expect(asked).toEqual(["pictures.example"]);
  expect(opened).toEqual([[publicIp, "8.8.8.8"]]);
});

test.each([
  ["one of our own IPs", ["127.0.0.1"]],
  ["an own IP beside a public one", [publicIp, "10.0.0.1"]],
  ["an own IP written as IPv6", ["::ffff:10.0.0.1"]],
])("does not connect to a name that resolves to %s", async (_what, ips) => {
  const { network, opened } = await startNetwork(send, [ips]);
  expect(await failureOf(fetchPicture("https://pictures.example/a.png", network))).toContain(
    "public web server",
  );
  expect(opened).toEqual([]);
});

test.each(["https://127.0.0.1/a.png", "https://[::1]:8080/a.png", "https://2130706433/a.png"])(
  "does not connect to %s",
  async (address) => {
    const message = await failureOf(fetchPicture(address, { ...internet, timeoutMs: 2_000 }));
    expect(message).toContain("public web server");
  },
);

test("follows at most three redirects and checks each host name", async () => {
  const { network, asked } = await startNetwork(redirectingTo(4));
  expect(await fetchPicture("https://host1.example/1", network)).toEqual(picture);
  expect(asked).toEqual(["host1.example", "host2.example", "host3.example", "host4.example"]);
  const message = await failureOf(fetchPicture("https://host0.example/0", network));
  expect(message).toContain("more than 3 times");
});

test.each([
  ["an own IP", "https://inside.example/", [[publicIp], ["169.254.169.254"]], "public web server"],
  ["http", "http://pictures.example/", [[publicIp]], "without https"],
  ["a file", "file:///etc/passwd", [[publicIp]], "without https"],
])("does not follow a redirect to %s", async (_what, location, ips, message) => {
  const { network, opened } = await startNetwork((_, response) => {
    response.writeHead(301, { location }).end();
  }, ips);
  expect(await failureOf(fetchPicture("https://a.example", network))).toContain(message);
  expect(opened).toHaveLength(1);
});

const large = Buffer.alloc(10 * 1024 * 1024 + 1);
test.each<[string, RequestListener, string]>([
  ["a page", (_, answer) => answer.setHeader("content-type", "text/html").end("<p>"), "no image"],
  ["something unnamed", (_, answer) => answer.end(picture), "no image"],
  ["nothing", (_, answer) => answer.writeHead(404).end(), "responded with 404"],
  [
    "more than 10 MB, of unknown length",
    (_, answer) => {
      answer.writeHead(200, { "content-type": "image/png", "transfer-encoding": "chunked" });
      answer.end(large);
    },
    "larger than 10 MB",
  ],
  ["a broken connection", ({ socket }) => socket.destroy(), "not responding"],
])("rejects a response with %s", async (_what, answer, message) => {
  const { network } = await startNetwork(answer);
  expect(await failureOf(fetchPicture("https://a.example", network))).toContain(message);
});

test.each<[string, RequestListener]>([
  ["says nothing", () => {}],
  [
    "sends byte by byte",
    (_, answer) => {
      answer.writeHead(200, { "content-type": "image/png" });
      const timer = setInterval(() => answer.write("."), 20);
      answer.on("close", () => clearInterval(timer));
    },
  ],
])("times out when a server %s", async (_what, answer) => {
  const { network } = await startNetwork(answer);
  const fetching = fetchPicture("https://a.example", { ...network, timeoutMs: 200 });
  expect(await failureOf(fetching)).toContain("did not load");
});

test("times out when a host name never resolves", async () => {
  const network = { ...internet, resolve: () => new Promise<never>(() => {}), timeoutMs: 50 };
  expect(await failureOf(fetchPicture("https://a.example", network))).toContain("did not load");
});

test("connects to the checked IP but requests the certificate for the host name", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const hello = once(server, "connection").then(async ([socket]) => {
    const [bytes] = await once(socket, "data");
    socket.destroy();
    return String(bytes);
  });
  const url = new URL(`https://name-that-leads-nowhere.invalid:${port}/`);
  const opening = internet.open(url, ["127.0.0.1"], AbortSignal.timeout(2_000));
  await expect(opening).rejects.toThrow();
  expect(await hello).toContain("name-that-leads-nowhere.invalid");
});
