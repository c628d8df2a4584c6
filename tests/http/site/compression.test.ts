import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { testSite } from "@/e2e/support/test-site";
import { hasPageSteps } from "../page-steps";
import { expect, test } from "../test";

const decoders = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body: Buffer) => body,
};

test.for([
  ["gzip, deflate, br, zstd", "br"],
  ["br;q=0, gzip", "gzip"],
  ["gzip;q=0", "identity"],
  ["*;q=0", "identity"],
] as const)(
  "a page requested with Accept-Encoding %s is sent as %s",
  async ([accepted, encoding]) => {
    const headers = { "accept-encoding": accepted };
    const page = await ask("/", headers);
    expect(page.headers["content-encoding"] ?? "identity").toBe(encoding);
    expect(page.headers.vary).toContain("Accept-Encoding");
    expect(page.headers["content-length"]).toBe(String(page.body.length));
    const plain = await ask("/");
    expect(decoders[encoding](page.body).equals(plain.body)).toBe(true);
    expect(page.headers.etag).toBe(plain.headers.etag);
    const known = await ask("/", { ...headers, "if-none-match": String(page.headers.etag) });
    expect([known.status, known.body.length]).toEqual([304, 0]);
  },
);

test("scripts are sent as precompressed by the build", async () => {
  const { body: home } = await ask("/");
  const [file = ""] = /\/_next\/static\/[^"?]+\.js/.exec(home.toString()) ?? [];
  const plain = await ask(file, { "accept-encoding": "br;q=0" });
  const script = await ask(file, { "accept-encoding": "gzip, br" });
  expect(script.headers).toMatchObject({
    "content-encoding": "br",
    "content-type": plain.headers["content-type"],
    "cache-control": plain.headers["cache-control"],
    vary: plain.headers.vary,
  });
  expect(brotliDecompressSync(script.body).equals(plain.body)).toBe(true);
});

test("uncached responses are compressed too", async () => {
  const page = await ask("/search?q=forms", { "accept-encoding": "gzip, br" });
  expect(page.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(page.body).toString()).toContain("</html>");
});

test.runIf(hasPageSteps)("the home page is at most 13 KB gzipped, without its styles", async () => {
  const { body } = await ask("/");
  const [before = "", ...after] = body.toString().split(/<style data-page="".*?<\/style>/s);
  expect(after).toHaveLength(1);
  expect(gzipSync(before + after).length).toBeLessThanOrEqual(13 * 1024);
});

test.runIf(hasPageSteps)("styles that load after the first paint declare no fonts", async () => {
  const html = (await ask("/")).body.toString();
  const [, fonts = ""] = /href="([^"]+\.css)"[^>]* disabled\/>/.exec(html) ?? [];
  const files = new Set(html.match(/\/_next\/static\/[^"\\]+\.css/g));
  expect([files.delete(fonts), files.size > 0]).toEqual([true, true]);
  for (const file of files) expect((await ask(file)).body.toString()).not.toContain("@font-face");
});

async function ask(path: string, headers: Record<string, string> = {}) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(testSite.url + path, { headers }, resolve)
      .on("error", reject)
      .end();
  });
  const { statusCode: status, headers: received } = response;
  return { status, headers: received, body: await buffer(response) };
}
