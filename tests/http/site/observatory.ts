import type { APIResponse } from "@playwright/test";
import { elementsIn } from "../html";

type Page = { headers: Record<string, string>; cookies: string[]; html: string };

/**
 * The twelve tests of MDN's HTTP Observatory 1.6. Each returns the points for its best result, or
 * null for one that may lose points. The redirect and preload list scans need a public site.
 */
const tests: Record<string, (page: Page) => number | null> = {
  "content-security-policy": ({ headers }) => {
    const { script = [], style = [], ...rest } = policyOf(headers);
    const isUnsafe = [...script, ...style].some((source) =>
      /^'unsafe-|^(data|https?):$|^\*$/.test(source),
    );
    return rest.default?.join() === "'none'" && !isUnsafe ? 10 : null;
  },
  cookies: ({ cookies }) => {
    if (cookies.length === 0) return 0;
    const isSafe = (cookie: string) =>
      /; secure/i.test(cookie) &&
      /; samesite=(lax|strict|none)/i.test(cookie) &&
      (!/^[^=]*(sess|login)/i.test(cookie) || /; httponly/i.test(cookie));
    return cookies.every(isSafe) ? 5 : null;
  },
  "cross-origin-embedder-policy": has(
    "cross-origin-embedder-policy",
    /^(require-corp|credentialless)$/,
    10,
  ),
  "cross-origin-opener-policy": has("cross-origin-opener-policy", /^same-origin$/, 10),
  "cross-origin-resource-sharing": ({ headers }) =>
    "access-control-allow-origin" in headers ? null : 0,
  redirection: () => 0,
  "referrer-policy": has(
    "referrer-policy",
    /^(no-referrer|strict-origin(-when-cross-origin)?)$/,
    5,
  ),
  "strict-transport-security": ({ headers }) =>
    Number(/max-age=(\d+)/.exec(headers["strict-transport-security"] ?? "")?.[1]) > 15_768_000
      ? 0
      : null,
  "subresource-integrity": ({ html }) => {
    const scripts = elementsIn(html).filter(
      ({ tag, attributes }) => tag === "script" && "src" in attributes,
    );
    if (scripts.some(({ attributes }) => !attributes.src?.startsWith("/"))) return null;
    return scripts.some(({ attributes }) => attributes.integrity) ? 5 : 0;
  },
  "x-content-type-options": has("x-content-type-options", /^nosniff$/, 0),
  "x-frame-options": ({ headers }) => ("frame-ancestors" in policyOf(headers) ? 5 : null),
  "cross-origin-resource-policy": has("cross-origin-resource-policy", /^same-origin$/, 10),
};

/** Returns the score (base 100) and the failed tests. `cookies` are `set-cookie` lines. */
export async function observatory(response: APIResponse, cookies: string[] = []) {
  const page = { headers: response.headers(), cookies, html: await response.text() };
  const points = Object.fromEntries(
    Object.entries(tests).map(([name, grade]) => [name, grade(page)]),
  );
  const lost = Object.keys(points).filter((name) => points[name] === null);
  return { lost, score: Object.values(points).reduce<number>((sum, one) => sum + (one ?? 0), 100) };
}

function has(name: string, value: RegExp, points: number) {
  return ({ headers }: Page) => (value.test(headers[name] ?? "") ? points : null);
}

function policyOf(headers: Record<string, string>): Record<string, string[]> {
  const directives = (headers["content-security-policy"] ?? "").split("; ");
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name.replace(/-src$/, ""), sources];
    }),
  );
}
