import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { securityHeaders } from "@/lib/security/headers";
import { policyForNonce, policyForScripts, thirdPartySources } from "@/lib/security/policy";

const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("the policy of a stored page", () => {
  it("allows its own inline scripts by hash and nothing else inline", () => {
    const policy = policyForScripts(["a()", '\nb("é")\n']);
    expect(policy).toContain(`script-src 'self' ${sha("a()")} ${sha('\nb("é")\n')};`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  });

  it("does not let the page be framed or its base or forms be moved", () => {
    const policy = policyForScripts([]);
    for (const part of ["frame-ancestors 'none'", "base-uri 'self'", "form-action 'self'"]) {
      expect(policy).toContain(part);
    }
  });
});

it("the policy of a page for one request names its nonce and our own scripts' hashes", () => {
  expect(policyForNonce("abc", ["x()"])).toContain(`script-src 'self' 'nonce-abc' ${sha("x()")};`);
});

describe("what comes from other hosts", () => {
  const CALENDLY_SCRIPT_URL = "https://assets.calendly.com/assets/external/widget.js?v=2";
  const CALENDLY_URL = "https://calendly.com/kiskadee/30min";
  const META_PIXEL_SCRIPT_URL = "https://connect.facebook.net/en_US/fbevents.js";
  const standard = { CALENDLY_SCRIPT_URL, META_PIXEL_SCRIPT_URL };

  it("is nothing while neither scheduler nor pixel is configured", () => {
    const policy = policyForScripts([], thirdPartySources(standard));
    expect(policy).toBe(policyForScripts([]));
    expect(policy).not.toMatch(/calendly|facebook/);
  });

  it("is the one script and the one frame of the scheduler that is", () => {
    const policy = policyForScripts([], thirdPartySources({ ...standard, CALENDLY_URL }));
    expect(policy).toContain(
      "script-src 'self' https://assets.calendly.com/assets/external/widget.js;",
    );
    expect(policy).toContain("frame-src 'self' https://calendly.com;");
    expect(policy.match(/calendly\.com/g)).toHaveLength(2);
  });

  it("is the hosts of the pixel that is, with no frame", () => {
    const policy = policyForScripts([], thirdPartySources({ ...standard, META_PIXEL_ID: "123" }));
    expect(policy).toContain("script-src 'self' https://connect.facebook.net;");
    expect(policy).toContain(
      "connect-src 'self' https://connect.facebook.net https://www.facebook.com;",
    );
    expect(policy).not.toContain("frame-src");
  });
});

it("asks browsers to stay on TLS only where the site is on TLS", () => {
  const names = (url: string) => securityHeaders(url).map(({ key }) => key);
  expect(names("https://kiskadee.example")).toContain("Strict-Transport-Security");
  expect(names("http://localhost:3000")).not.toContain("Strict-Transport-Security");
});
