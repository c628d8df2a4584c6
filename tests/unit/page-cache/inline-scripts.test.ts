import { runInNewContext } from "node:vm";
import { getTurbopackBootstrapScriptTag } from "next/dist/server/app-render/turbopack-bootstrap-script";
import { createInlinedDataReadableStream } from "next/dist/server/app-render/use-flight-response";
import { expect, test } from "vitest";
import { joinScripts } from "@/lib/page-cache/inline-scripts";
import { themeScript } from "@/lib/security/theme-script";

const reactStart = '<script src="/_next/static/chunks/a.js" id="_R_" async=""></script>';
const loaderStart = getTurbopackBootstrapScriptTag(
  '(globalThis["T"] || (globalThis["T"] = [])).push(1);',
  undefined,
);
const rows = [
  '0:{"P":null}\n',
  '1:["$","p",null,{"children":"</script><script>a() & \u2028 é 😀"}]\n',
  new Uint8Array([0xff, 0x00, 0xfe]),
];

test("the scripts behind a document become one that does the same, with the one hash", async () => {
  const before = page("<p>Text</p>", await flightScripts());
  const { html, own, foreign } = joinScripts(before);
  expect(inlineTexts(before)).toHaveLength(6);
  expect(inlineTexts(html)).toEqual([themeScript, own[1]]);
  expect(own).toHaveLength(2);
  expect(foreign).toEqual([]);
  expect(html.replace(/<script>.*<\/script>/, "")).toBe(before.replace(/<script>.*<\/script>/, ""));
  const pushed = run(own.slice(1));
  expect(pushed).toEqual(run(inlineTexts(before).slice(1)));
  expect(pushed).toHaveLength(4);
});

test("a page that is joined stays as it is", async () => {
  const { html } = joinScripts(page("<p>Text</p>", await flightScripts()));
  expect(joinScripts(html).html).toBe(html);
});

test.each([
  ["in the content", "<p>Text</p><script>evil()</script>", "evil()"],
  [
    "like the build's",
    '<script>self.__next_f.push([1,"x"])</script>',
    'self.__next_f.push([1,"x"])',
  ],
  ["with attributes", '<script type="module">evil()</script>', "evil()"],
  ["at the end of the content", `${reactStart}<script>evil()</script>`, "evil()"],
])("an inline script %s is none of the build's own", async (_, content, text) => {
  const { own, foreign } = joinScripts(page(content, await flightScripts()));
  expect(foreign).toEqual([text]);
  expect(own).toEqual(joinScripts(page("", await flightScripts())).own);
});

test("data and files are nobody's inline script", async () => {
  const content = '<script type="application/ld+json">{}</script><script src="/x.js"></script>';
  expect(joinScripts(page(content, await flightScripts())).foreign).toEqual([]);
});

test("a script at the end of a document that React does not start is none of the build's own", () => {
  const html = "<!DOCTYPE html><html><body><p>Text</p><script>evil()</script></body></html>";
  expect(joinScripts(html)).toEqual({ html, own: [themeScript], foreign: ["evil()"] });
});

test("a document that nothing stands behind stays as it is", () => {
  const html = "<!DOCTYPE html><html><body><p>Text</p></body></html>";
  expect(joinScripts(html)).toEqual({ html, own: [themeScript], foreign: [] });
});

function page(content: string, scripts: string): string {
  const head = `<head><script>${themeScript}</script></head>`;
  return `<!DOCTYPE html><html>${head}<body><main>${content}</main>${reactStart}${scripts}</body></html>`;
}

/** As the installed Next.js writes them. */
async function flightScripts(): Promise<string> {
  const chunks = rows.map((row) => (typeof row === "string" ? new TextEncoder().encode(row) : row));
  const flight = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  const scripts = createInlinedDataReadableStream(flight, undefined, null);
  return loaderStart + (await new Response(scripts).text());
}

function inlineTexts(html: string): string[] {
  return [...html.matchAll(/<script>(.*?)<\/script>/g)].map(([, text]) => text ?? "");
}

function run(texts: string[]): unknown {
  const self: { __next_f?: unknown } = {};
  for (const text of texts) runInNewContext(text, { self });
  return self.__next_f;
}
