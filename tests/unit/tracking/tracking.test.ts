import type { RequestListener } from "node:http";
import { expect, test, vi } from "vitest";
import { choiceCookie, readChoice, signalsRefusal } from "@/lib/tracking/consent";
import { needsConsent } from "@/lib/tracking/consent-countries";
import { conversionBody, hashEmail, sendConversion } from "@/lib/tracking/conversions";
import { startServer, stubTimeout } from "@/tests/unit/http-server";

test.each([
  [["DE", "FR", "IE", "HR", "IS", "LI", "NO", "GB", "CH", "MQ", null], true],
  [["TT", "US", "BR", "RS", "TR", "JM"], false],
])("requires consent from visitors in %j: %s", (countries, expected) => {
  for (const country of countries) expect(needsConsent(country), String(country)).toBe(expected);
});

test.each([
  ["", null],
  ["a=b; consent=yes", "yes"],
  ["consent=no;a=b", "no"],
  ["consent=maybe", null],
  ["xconsent=yes", null],
])("reads the consent in %j as %s", (cookies, choice) => {
  expect(readChoice(cookies)).toBe(choice);
});

test("stores the choice for half a year, in a secure cookie over TLS", () => {
  const cookie = "consent=no; Path=/; Max-Age=15724800; SameSite=Lax";
  expect(choiceCookie("no", false)).toBe(cookie);
  expect(choiceCookie("no", true)).toBe(`${cookie}; Secure`);
});

test.each([
  [{ "sec-gpc": "1" }, true],
  [{ dnt: "1" }, true],
  [{ dnt: "0" }, false],
])("treats %j as a refusal of consent: %s", (headers, expected) => {
  expect(signalsRefusal(new Headers(headers as Record<string, string>))).toBe(expected);
});

const event_id = "0b54ff86-6b51-4ff1-8fd8-7d7d84fbd0b5";
const at = new Date("2026-11-20T12:00:00.900Z");
const source = { ip: "81.2.3.4", agent: "A browser", at };

test("a conversion has the specified body, with the shared id, the IP and the user agent", () => {
  const user = { client_user_agent: "A browser", client_ip_address: "81.2.3.4" };
  const conversion = {
    event_name: "ViewContent",
    event_time: 1795176000,
    event_id,
    action_source: "website",
    user_data: { ...user, em: [], country: null },
    custom_data: { content_name: "Get Started", content_category: "Consultation" },
  };
  const body = conversionBody({ event_name: "ViewContent", event_id }, source);
  expect(body).toEqual({ data: [conversion] });
});

test("a conversion contains only the hash of an email, however it was typed", () => {
  // printf ines@mail.example | sha256sum
  const hash = "103fb3859c06a5eecf93f1f6c087a5c7492506a1a9c10c3d113cef4c886f8eeb";
  expect(hashEmail(" Ines@Mail.EXAMPLE\n")).toBe(hash);
  const event = { event_name: "Schedule", event_id, email: "ines@mail.example" } as const;
  const body = JSON.stringify(conversionBody(event, source));
  expect(body).toContain(hash);
  expect(body).not.toContain("mail.example");
});

test("a conversion is sent once", async () => {
  const { requests, error } = await send((_request, response) => response.end("{}"));
  expect([requests, error]).toEqual([1, null]);
});

test("an ad network error does not contain the token and is not retried", async () => {
  const { requests, error } = await send((_request, response) => response.writeHead(500).end());
  expect([requests, error?.message]).toEqual([1, "status 500"]);
  expect(error?.stack).not.toContain("secret-token");
});

test("times out after two seconds when the ad network does not respond", async () => {
  const { timeout, expire } = stubTimeout();
  const { requests, error } = await send(expire);
  expect(timeout).toHaveBeenCalledExactlyOnceWith(2_000);
  expect([requests, error?.name]).toEqual([1, "TimeoutError"]);
});

async function send(listener: RequestListener) {
  const answer = vi.fn(listener);
  const META_GRAPH_URL = await startServer(answer);
  const settings = { META_PIXEL_ID: "1", META_ACCESS_TOKEN: "secret-token", META_GRAPH_URL };
  const sending = sendConversion({ event_name: "Schedule", event_id }, source, settings);
  const error = await sending.then(
    () => null,
    (reason: Error) => reason,
  );
  return { requests: answer.mock.calls.length, error };
}
