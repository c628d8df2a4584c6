import { describe } from "vitest";
import { builtActions } from "@/e2e/support/admin-action-calls";
import { template, testSite } from "@/e2e/support/test-site";
import { expect, test } from "../test";

describe("a submission", () => {
  const multipart = { user_name: "A", user_email: "a@mail.example", message: "Hello" };
  const origin = testSite.url;
  const form = "application/x-www-form-urlencoded";

  test("is rejected without an origin", async ({ request }) => {
    const response = await request.post("/contact", { multipart });
    expect(response.status()).toBe(403);
    expect(await response.text()).toContain("sent from another site");
  });

  test.for(["https://evil.example", "null", `${template.url}.evil.example`])(
    "is rejected from %s",
    async (foreign, { request }) => {
      const response = await request.post("/contact", { multipart, headers: { origin: foreign } });
      expect(response.status()).toBe(403);
    },
  );

  test("is rejected with a reason at ten megabytes", async ({ request }) => {
    const response = await request.post("/contact", {
      headers: { origin },
      multipart: { ...multipart, message: "x".repeat(10 * 1024 * 1024) },
    });
    expect(response.status()).toBe(413);
    expect(await response.text()).toContain("too much to send at once");
  });

  test.for(["PUT", "PATCH", "DELETE"])(
    "is rejected as a %s request",
    async (method, { request }) => {
      const headers = { origin, "content-type": "text/plain" };
      const response = await request.fetch("/contact", { method, headers, data: "x" });
      expect(response.status()).toBe(405);
      expect(response.headers().allow).toBe("GET, HEAD, POST");
    },
  );

  test.for(["multipart/form-data", "multipart/form-data; boundary=x"])(
    "is rejected with a reason when it is garbage sent as %s",
    async (type, { request }) => {
      const headers = { origin, "content-type": type };
      const response = await request.post("/contact", { headers, data: "garbage" });
      expect(response.status()).toBe(400);
      expect(await response.text()).toContain("could not read your request");
    },
  );

  test("is rejected when it calls a cached function, however the id is written", async ({
    request,
  }) => {
    const functions = (await builtActions()).filter(({ cached }) => cached);
    expect(functions.length).toBeGreaterThan(10);
    const post = async (headers: object, body: object) =>
      (await request.post("/contact", { headers: { origin, ...headers }, ...body })).status();
    const bound = { $ACTION_REF_1: "", "$ACTION_1:1": "[]" };
    for (const { id, filename } of functions) {
      const escaped = `\\u00${id.charCodeAt(0).toString(16)}${id.slice(1)}`;
      const statuses = [
        await post({ "next-action": id, "content-type": "text/plain" }, { data: '["## Text"]' }),
        await post({}, { multipart: { [`$ACTION_ID_${id}`]: "" } }),
        await post({}, { form: { ...bound, "$ACTION_1:0": `{"id":"${id}","bound":"$@1"}` } }),
        await post({}, { form: { ...bound, "$ACTION_1:0": `{"id":"${escaped}","bound":"$@1"}` } }),
      ];
      expect(statuses, filename).toEqual([400, 400, 400, 400]);
    }
  });

  test.for([
    ["an action that does not exist", "text/plain", "[]", { "next-action": "00".repeat(21) }],
    ["a form of nothing", form, "", {}],
    ["forged action fields", form, "$ACTION_ID_00=1", {}],
  ] as const)("leaks no code when sent with %s", async ([, type, data, action], { request }) => {
    const headers = { origin, "content-type": type, ...action };
    const response = await request.post("/contact", { headers, data });
    expect(await response.text()).not.toMatch(/\bat [\w.]+ \(|node_modules|\.tsx?:\d+/);
    expect(response.headers()["x-content-type-options"]).toBe("nosniff");
  });
});

// tests/unit/security/requests.test.ts covers other invalid secrets.
test.for(["outbox", "daily"])("the %s endpoint requires its secret", async (name, { request }) => {
  for (const authorization of ["", "Bearer wrong"]) {
    const response = await request.post(`/api/cron/${name}`, { headers: { authorization } });
    expect(response.status()).toBe(401);
  }
});
