import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { z } from "zod";
import { headScript } from "@/lib/security/head-script";

const browser = { matchMedia: () => ({ matches: false }) };

type Rules = Record<"createScriptURL" | "createHTML", (value: string) => string | null>;

function trustedTypes(): Rules {
  const rules: Partial<Rules> = {};
  runInNewContext(headScript, {
    ...browser,
    location: new URL("https://site.example/blog/a-post"),
    URL,
    self: {
      trustedTypes: { createPolicy: (_: string, given: Rules) => Object.assign(rules, given) },
    },
  });
  return rules as Rules;
}

test.each([
  ["/_next/static/chunks/a.js", true],
  ["https://site.example/_next/static/chunks/a.js?b", true],
  ["https://other.example/_next/static/a.js", false],
  ["//other.example/_next/static/a.js", false],
  ["https://site.example.other.example/_next/static/a.js", false],
  ["/covers/a.js", false],
  ["/_next/static/../../covers/a.js", false],
  ["data:text/javascript,a()", false],
  ["blob:https://site.example/_next/static/", false],
])("allows a script from %s: %s", (url, expected) => {
  expect(trustedTypes().createScriptURL(url)).toBe(expected ? url : null);
});

test.each([
  ["<script></script>", true],
  ["<h2>Text</h2><pre>&#x3C;script>a()&#x3C;/script></pre><linked-list>", true],
  ['{"@context":"https://schema.org"}', true],
  ["<script>a()</script>", false],
  ["<p><IFRAME src=x>", false],
  ['<link rel="preload" as="image" href="/a.avif"><img src="/a.avif">', true],
  ['<meta http-equiv="refresh">', false],
])("allows a script to insert the HTML %s: %s", (html, expected) => {
  expect(trustedTypes().createHTML(html)).toBe(expected ? html : null);
});

test("keeps zod from testing whether eval is allowed", () => {
  const self = { __zod_globalConfig: undefined };
  runInNewContext(headScript, { ...browser, self });
  expect(self.__zod_globalConfig).toEqual({ jitless: true });
  expect(globalThis).toHaveProperty("__zod_globalConfig", z.config());
});

test("does not throw in a browser without Trusted Types", () => {
  const sandbox = { ...browser, self: {} };
  expect(() => runInNewContext(headScript, sandbox)).not.toThrow();
});
