import { createHash } from "node:crypto";
import { expect } from "vitest";
import { site } from "@/content/site";
import { elementsIn, headingOf, textOf } from "./html";
import { requiredHeaders } from "./security-headers";

type Strings = { title: string; text: string; back: { href: string; label: string } };

/** Expects the static failure page: complete, with a strict CSP, its text, and no caching. */
export function expectFailurePage(headers: Headers, html: string, { title, text, back }: Strings) {
  expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("retry-after")).toBe("10");
  for (const name of requiredHeaders) expect(headers.get(name), name).toBeTruthy();
  const [, style = ""] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  const hash = createHash("sha256").update(style).digest("base64");
  const policy = headers.get("content-security-policy");
  expect(policy).toContain(`default-src 'none'; style-src 'sha256-${hash}';`);
  expect(policy).not.toContain("unsafe");
  expect(html).not.toMatch(/<script|\ssrc=|<link|\bat [\w.]+ \(|ECONNREFUSED|fetch failed/);
  expect(headingOf(html)).toBe(title);
  expect(textOf(html)).toContain(text);
  const links = elementsIn(html).flatMap(({ tag, attributes }) =>
    tag === "a" ? [attributes.href] : [],
  );
  expect(links).toEqual(["/", "", back.href, `mailto:${site.email}`]);
}
