import type { APIRequestContext, APIResponse } from "@playwright/test";

/** Headers that every response must have exactly once. */
export const requiredHeaders = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "permissions-policy",
  "referrer-policy",
  "x-content-type-options",
  "x-frame-options",
];

/** Wraps a client to throw unless each response has every required header exactly once. */
export function withHeadersChecked(request: APIRequestContext): APIRequestContext {
  return new Proxy(request, {
    get(target, name) {
      const value = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      if (!/^(get|head|post|put|patch|delete|fetch)$/.test(String(name))) return value.bind(target);
      return async (...args: unknown[]) => checked(await value.apply(target, args));
    },
  });
}

function checked(response: APIResponse): APIResponse {
  const names = response.headersArray().map(({ name }) => name.toLowerCase());
  const faulty = requiredHeaders.filter((name) => names.filter((one) => one === name).length !== 1);
  if (faulty.length === 0) return response;
  throw new Error(`${response.status()} of ${response.url()}: not once ${faulty.join(", ")}`);
}
