import { ReadableStream } from "node:stream/web";
import { runInNewContext } from "node:vm";
import { getTurbopackBootstrapScriptTag } from "next/dist/server/app-render/turbopack-bootstrap-script";
import { createInlinedDataReadableStream } from "next/dist/server/app-render/use-flight-response";
import { expect, test } from "vitest";
import { joinScripts, keepScripts } from "@/lib/next/inline-scripts";
import { headScript } from "@/lib/security/head-script";

const reactStart = '<script src="/_next/static/chunks/a.js" id="_R_" async=""></script>';
const loaderStart = getTurbopackBootstrapScriptTag(
  '(globalThis["T"] || (globalThis["T"] = [])).push(1);',
  undefined,
);
const scripts = await flightScripts([
  Buffer.from('0:{"P":null}\n'),
  Buffer.from('1:["$","p",null,{"children":"</script><script>a() & \u2028 é 😀"}]\n'),
  new Uint8Array([0xff, 0x00, 0xfe]),
]);

test("joins the scripts after a document into one equivalent script with one hash", () => {
  const before = page("<p>Text</p>");
  const { html, own, foreign } = joinScripts(before);
  expect(inlineTexts(before)).toHaveLength(6);
  expect(inlineTexts(html)).toEqual([headScript, own[1]]);
  expect(own).toHaveLength(2);
  expect(foreign).toEqual([]);
  expect(received(own.slice(1))).toEqual(received(inlineTexts(before).slice(1)));
  expect(joinScripts(html).html).toBe(html);
  expect(keepScripts(before)).toEqual({ html: before, own: inlineTexts(before), foreign: [] });
});

test.each([
  ["painted", true],
  ["not painted", false],
])("a page that is %s loads each script once, in order", (_, painted) => {
  const file = '<script src="/_next/static/chunks/b.js" async="" integrity="sha256-a+/="></script>';
  const { html, own } = joinScripts(page(file));
  expect(html).not.toMatch(/<script[^>]* src=/);
  const loaded: { src: string; async: boolean; integrity: string }[] = [];
  const waiting: (() => void)[] = [];
  const document = {
    createElement: () => ({}),
    head: { append: (script: (typeof loaded)[number]) => loaded.push(script) },
  };
  class PerformanceObserver {
    readonly #start: () => void;
    constructor(start: () => void) {
      this.#start = start;
    }
    observe() {
      if (painted) waiting.push(this.#start);
    }
  }
  const setTimeout = (start: () => void) => waiting.push(start);
  runInNewContext(own[1] ?? "", { self: {}, document, PerformanceObserver, setTimeout });
  expect(loaded).toEqual([]);
  for (let start = waiting.shift(); start; start = waiting.shift()) start();
  expect(loaded).toEqual([
    { src: "/_next/static/chunks/b.js", integrity: "sha256-a+/=", async: true },
    { src: "/_next/static/chunks/a.js", integrity: "", async: true },
  ]);
});

test("reads text from the element that already contains it instead of repeating it", async () => {
  const text = "<p>Café, “twice” & 😀</p>";
  const other = "<p>Not in the document</p>";
  const rows = [`a:T${bytes(text)},${text}`, `b:T${bytes(other)},${other}`, '0:{"c":"$a"}\n'];
  const chunks = await flightScripts([
    Buffer.from(rows.join("").slice(0, 9)),
    Buffer.from(rows.join("").slice(9)),
  ]);
  const before = page(`<div data-html="article">${text}</div>`, chunks);
  const { html, own } = joinScripts(before);
  expect(html.split("Café")).toHaveLength(2);
  expect(joinScripts(before, false).html.split("Café")).toHaveLength(3);
  expect(received(own.slice(1), { "[data-html=article]": text })).toEqual([
    0,
    "",
    1,
    rows.join(""),
  ]);
  const changed = "<p>By the browser</p>";
  expect(received(own.slice(1), { "[data-html=article]": changed }).at(-1)).toContain(
    `a:T${bytes(changed)},${changed}b:T`,
  );
});

test("inserts short text from its element into the row that uses it", async () => {
  const text = `<p class="it's">"Twice" \\ & once</p>`;
  const flight = (html: string) => `0:["$","div",null,{"__html":${JSON.stringify(html)}}]\n`;
  const chunks = await flightScripts([Buffer.from(flight(text))]);
  const { html, own } = joinScripts(page(`<div data-html="mark">${text}</div>`, chunks));
  expect(html.split("once")).toHaveLength(2);
  expect(received(own.slice(1), { "[data-html=mark]": text }).at(-1)).toBe(flight(text));
});

const bytes = (text: string) => Buffer.byteLength(text).toString(16);

const pushOne = 'self.__next_f.push([1,"x"])';
test.each([
  ["in the content", "<p>Text</p><script>evil()</script>", ["evil()"]],
  ["like the build's", `<script>${pushOne}</script>`, [pushOne]],
  ["with attributes", '<script type="module">evil()</script>', ["evil()"]],
  ["at the end of the content", `${reactStart}<script>evil()</script>`, ["evil()"]],
  ["of data", '<script type="application/ld+json">{}</script>', []],
  ["of a file", '<script src="/x.js"></script>', []],
])("does not treat a script %s as one of the build's own", (_, content, foreign) => {
  expect(joinScripts(page(content))).toMatchObject({ own: joinScripts(page("")).own, foreign });
});

test.each([
  ["<p>Text</p><script>evil()</script>", ["evil()"]],
  ["<p>Text</p>", []],
])("leaves a document without React's start script unchanged: %s", (body, foreign) => {
  const html = `<!DOCTYPE html><html><body>${body}</body></html>`;
  expect(joinScripts(html)).toEqual({ html, own: [headScript], foreign });
});

function page(content: string, closing = scripts): string {
  const head = `<head><script>${headScript}</script></head>`;
  return `<!DOCTYPE html><html>${head}<body><main>${content}</main>${reactStart}${closing}</body></html>`;
}

/** Returns the flight scripts as the installed Next.js writes them. */
async function flightScripts(rows: Uint8Array[]): Promise<string> {
  const flight = ReadableStream.from(rows) as globalThis.ReadableStream<Uint8Array>;
  const scripts = createInlinedDataReadableStream(flight, undefined, null);
  return loaderStart + (await new Response(scripts).text());
}

function inlineTexts(html: string): string[] {
  return [...html.matchAll(/<script(?: id="_R_")?>(.*?)<\/script>/g)].map(([, text]) => text ?? "");
}

/** Returns the data Next.js receives, with adjacent chunks merged. */
function received(texts: string[], elements: Record<string, string> = {}): (string | number)[] {
  const self: { __next_f?: [number, string?][] } = {};
  const document = { querySelector: (selector: string) => ({ innerHTML: elements[selector] }) };
  const PerformanceObserver = class {
    observe() {}
  };
  const later = { PerformanceObserver, setTimeout() {} };
  for (const text of texts) runInNewContext(text, { self, document, TextEncoder, ...later });
  const all: (string | number)[] = [];
  for (const [kind, data = ""] of self.__next_f ?? []) {
    if (kind === 1 && all.at(-2) === 1) all.push(`${all.pop()}${data}`);
    else all.push(kind, data);
  }
  return all;
}
