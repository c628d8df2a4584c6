import { expect, test } from "vitest";
import { browserName } from "@/lib/accounts/browser-name";

const apple = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const webkit = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0";
const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";
const android = "Mozilla/5.0 (Linux; Android 10; K)";
const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X)";

test.each([
  [`${windows} ${webkit} Safari/537.36`, "Chrome on Windows"],
  [`${windows} ${webkit} Safari/537.36 Edg/140.0.0.0`, "Edge on Windows"],
  [`${windows} ${webkit} Safari/537.36 OPR/121.0.0.0`, "Opera on Windows"],
  [`${windows.slice(0, -1)}; rv:142.0) Gecko/20100101 Firefox/142.0`, "Firefox on Windows"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0", "Firefox on Linux"],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Safari/537.36`, "Chrome on ChromeOS"],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/18.6 Safari/605.1.15`,
    "Safari on macOS",
  ],
  [`${phone} ${apple} Version/18.6 Mobile/15E148 Safari/604.1`, "Safari on iOS"],
  [`${phone} ${apple} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`, "Chrome on iOS"],
  [`${phone} ${apple} FxiOS/142.0 Mobile/15E148 Safari/605.1.15`, "Firefox on iOS"],
  [
    `${android} AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    "Samsung Internet on Android",
  ],
  ["curl/8.14.1", "Unknown browser"],
  ["", "Unknown browser"],
])("identifies %s as %s", (userAgent, name) => expect(browserName(userAgent)).toBe(name));
