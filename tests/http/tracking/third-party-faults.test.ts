import { describe } from "vitest";
import { postForm } from "@/e2e/support/account-pages";
import type { Fakes, Service } from "@/e2e/support/fakes";
import { mailsTo, uniqueEmail } from "@/e2e/support/mail";
import { expect, test } from "../tracked-test";

// Unit tests cover each service's timeout. These check whether requests wait for the service.
describe.each(["slow", "failing", "garbage", "refusing"] as const)("service fault: %s", (fault) => {
  async function fail(fakes: Fakes, service: Service) {
    if (fault === "refusing") await fakes.refuse();
    else fakes.mode[service] = fault;
  }

  test("the country stays unknown and geolocation is called once", async ({
    request,
    fakes,
    ip,
  }) => {
    await fail(fakes, "geo");
    for (let round = 0; round < 2; round++) {
      const answer = await request.get("/api/geo");
      expect(await answer.json()).toEqual({ country: null, consentRequired: true });
    }
    if (fault === "slow") await expect.poll(() => fakes.gaveUp("geo")).toBe(1);
    const lookups = fakes.requests.filter(({ url }) => url.pathname === `/geo/${ip}/json/`);
    expect(lookups).toHaveLength(fault === "refusing" ? 0 : 1);
  });

  test("conversions are dropped silently", async ({ request, fakes, url }) => {
    await fail(fakes, "graph");
    const data = { event_name: "Schedule", event_id: crypto.randomUUID() };
    const answer = await request.post("/api/events", { headers: { origin: url }, data });
    expect(fakes.gaveUp("graph"), "answered before the report was given up").toBe(0);
    expect(answer.status()).toBe(204);
  });
});

test("a message is delayed but not lost while the mail provider is slow", async ({
  request,
  fakes,
}) => {
  fakes.mode.mail = "slow";
  const email = uniqueEmail();
  const fields = { user_name: "A visitor", user_email: email, message: "Whatever happens." };
  const { text } = await postForm(request, "/contact", fields);
  expect(text).toContain("Message sent successfully!");
  expect(fakes.gaveUp("mail"), "answered before the mail was given up").toBe(0);
  // The other site under test shares this outbox and has a working provider.
  // Ends a hanging send early instead of waiting for its time limit.
  const delivered = async () => {
    if (fakes.requests.some(({ service }) => service === "mail")) await fakes.reset();
    return mailsTo(email);
  };
  await expect.poll(delivered).toHaveLength(1);
});
