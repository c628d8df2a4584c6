import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { securityHeaders } from "@/lib/security/headers";
import {
  policyForNonce,
  policyForPage,
  policyWithoutHashes,
  thirdPartySources,
  withPlayers,
} from "@/lib/security/policy";

const CALENDLY_SCRIPT_URL = "https://assets.calendly.com/assets/external/widget.js?v=2";
const META_PIXEL_SCRIPT_URL = "https://connect.facebook.net/en_US/fbevents.js";
const defaults = { CALENDLY_SCRIPT_URL, META_PIXEL_SCRIPT_URL };
const policyWith = (settings: Partial<Parameters<typeof thirdPartySources>[0]>) =>
  policyForPage([], [], thirdPartySources({ ...defaults, ...settings }));
const trustedTypes = "require-trusted-types-for 'script'; trusted-types default";
const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("a stored page's policy allows inline scripts and styles only by hash, and no framing", () => {
  const policy = policyForPage(["a()", '\nb("é")\n'], ["p{}"]);
  expect(policy).toContain(`script-src 'self' ${sha("a()")} ${sha('\nb("é")\n')};`);
  expect(policy).toContain(`style-src 'self' ${sha("p{}")};`);
  expect(policy).not.toMatch(/(script|style)-src [^;]*unsafe-inline/);
  const parts = ["frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"];
  for (const part of parts) expect(policy).toContain(part);
});

test("a per-request policy has the nonce and the hashes of our own scripts", () => {
  expect(policyForNonce("abc", ["x()"])).toContain(`script-src 'self' 'nonce-abc' ${sha("x()")};`);
});

test("stored pages require Trusted Types, unless they load third-party scripts", () => {
  for (const policy of [policyForPage([], []), policyWith({})]) {
    expect(policy).toContain(trustedTypes);
  }
  for (const policy of [policyForNonce("abc", []), policyWith({ META_PIXEL_ID: "123" })]) {
    expect(policy).not.toContain("trusted");
  }
});

test("allows pictures only from this site and from data URLs", () => {
  for (const policy of [policyForPage([], []), policyForNonce("abc", []), policyWith({})]) {
    expect(policy).toMatch(/img-src 'self' data:;/);
  }
});

test("without the page cache, also allows inline scripts and styles, but nothing else", () => {
  const policy = policyWithoutHashes(thirdPartySources(defaults));
  const strict = policy.replace(/(script|style)-src 'self' 'unsafe-inline'/g, "$1-src 'self'");
  expect(`${strict}; ${trustedTypes}`).toBe(policyForPage([], []));
  expect(strict).not.toBe(policy);
});

test("allows no third-party host without a configured scheduler or pixel", () => {
  expect(policyWith({})).toBe(policyForPage([], []));
  expect(policyWith({})).not.toMatch(/calendly|facebook/);
});

test("allows only the script and frame of a configured scheduler", () => {
  const policy = policyWith({ CALENDLY_URL: "https://calendly.com/kiskadee/30min" });
  const script = "https://assets.calendly.com/assets/external/widget.js";
  expect(policy).toContain(`script-src 'self' ${script};`);
  expect(policy).toContain("frame-src 'self' https://calendly.com;");
  expect(policy.match(/calendly\.com/g)).toHaveLength(2);
  expect(policy).not.toContain("unsafe-eval");
});

test("only pages with a player may frame video hosts, in addition to any scheduler", () => {
  const CALENDLY_URL = "https://calendly.com/kiskadee/30min";
  const players = "https://www.youtube-nocookie.com https://player.vimeo.com";
  const framed = (settings: object) =>
    policyForPage([], [], withPlayers(thirdPartySources({ ...defaults, ...settings })));
  expect(framed({})).toContain(`frame-src 'self' ${players};`);
  expect(framed({})).toContain(trustedTypes);
  expect(framed({ CALENDLY_URL })).toContain(`frame-src 'self' https://calendly.com ${players};`);
  expect(policyWith({})).not.toMatch(/frame-src|youtube|vimeo/);
});

test("allows a configured pixel's hosts, but no frame", () => {
  const policy = policyWith({ META_PIXEL_ID: "123" });
  const script = "https://connect.facebook.net";
  expect(policy).toContain(`script-src 'self' ${script};`);
  expect(policy).toContain(`img-src 'self' data: ${script} https://www.facebook.com;`);
  expect(policy).toContain(`connect-src 'self' ${script} https://www.facebook.com;`);
  expect(policy).not.toContain("frame-src");
});

test.each([
  ["https://kiskadee.example", true],
  ["http://localhost:3000", false],
])("sends the HSTS header at %s: %s", (url, expected) => {
  const names = securityHeaders(url).map(({ key }) => key);
  expect(names.includes("Strict-Transport-Security")).toBe(expected);
});
