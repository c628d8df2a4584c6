import { expect, test } from "vitest";
import { isOwnArea, isProbe, normalPath, readablePath } from "@/lib/redirects/path";

test.each([
  ["/old", "/old"],
  ["/old/", "/old"],
  ["//2019//05/name///", "/2019/05/name"],
  ["/Old-Page.HTML", "/Old-Page.HTML"],
  ["/café", "/caf%C3%A9"],
  ["/cafe\u0301", "/caf%C3%A9"],
  ["/caf%c3%a9", "/caf%C3%A9"],
  ["/%7Euser/a%2Fb", "/~user/a%2Fb"],
  ["/my file.pdf", "/my%20file.pdf"],
  ["/100%", "/100%25"],
  ["/a%3Fb%23c", "/a%3Fb%23c"],
  ["/", "/"],
])("normalises %j to %j, which stays the same when normalised again", (typed, normal) => {
  expect(normalPath(typed)).toBe(normal);
  expect(normalPath(normal)).toBe(normal);
  expect(normalPath(readablePath(normal))).toBe(normal);
});

test.each([
  ...["", "old", "https://other.example/old", "/old?a=1", "/old#top", "/a\\b", "/a%5Cb", "/a/../b"],
  ...["/%2e%2e/b", "/a\nb", "/a%00b", `/${"x".repeat(500)}`],
])("rejects the path %j", (typed) => {
  expect(normalPath(typed)).toBeNull();
});

test("normalises random text to a valid, stable path or null", () => {
  const signs = [..."/ a % %2 %41 %c3%a9 é ? # . .. \\ ~ \u0001 😀".split(" "), " ", "\ud800"];
  let seed = 1;
  for (let round = 0; round < 3_000; round++) {
    let text = "/";
    for (let length = 0; length < 6; length++) {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      text += signs[seed % signs.length];
    }
    const normal = normalPath(text);
    if (normal === null) continue;
    expect(normal, text).toMatch(/^\/$|^(\/[!-.0->@-[\]-~]+)+$/);
    expect(normalPath(normal), text).toBe(normal);
  }
});

test("recognises the site's own areas and paths that only bots request", () => {
  for (const path of ["/admin", "/admin/x", "/api/x", "/_next/static/x.js", "/login"]) {
    expect(isOwnArea(path), path).toBe(true);
  }
  for (const path of ["/administration", "/blog/x", "/loginname"])
    expect(isOwnArea(path), path).toBe(false);
  for (const path of ["/wp-login.php", "/.env", "/a/.git/config", "/wp-admin/x", "/index.aspx"]) {
    expect(isProbe(path), path).toBe(true);
  }
  for (const path of ["/old.html", "/wp-content/uploads/a.jpg", "/2019/05/name"]) {
    expect(isProbe(path), path).toBe(false);
  }
});
