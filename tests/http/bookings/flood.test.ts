import { request as playwright } from "@playwright/test";
import { uniqueEmail } from "@/e2e/support/mail";
import { randomIp } from "@/e2e/support/random-ip";
import { agencyTime, someFreeSlot } from "@/e2e/support/scheduler";
import { testSite } from "@/e2e/support/test-site";
import { expect, test } from "../test";

test("of a hundred who want one time at once, one gets it and 99 are told", async ({ request }) => {
  const slot = await someFreeSlot(request);
  const page = await (await request.get("/get-started")).text();
  const [form = ""] = page.match(/<form[^>]*aria-label="Book a consultation".*?<\/form>/s) ?? [];
  const hidden = [...form.matchAll(/<input type="hidden" name="([^"]*)"(?: value="([^"]*)")?/g)];
  const fields = Object.fromEntries(
    hidden.map(([, name, value = ""]) => [name, value.replaceAll("&quot;", '"')]),
  );
  const book = async () => {
    const visitor = await playwright.newContext({
      baseURL: testSite.url,
      extraHTTPHeaders: {
        origin: testSite.url,
        "x-forwarded-for": randomIp(),
      },
    });
    const answer = await visitor.post("/get-started", {
      timeout: 60_000,
      multipart: {
        ...fields,
        ...agencyTime(slot),
        user_name: "A visitor",
        user_email: uniqueEmail(),
      },
    });
    const html = await answer.text();
    await visitor.dispose();
    if (html.includes("You&#x27;re booked.")) return "booked";
    return html.includes("That time is taken") ? "taken" : `${answer.status()}`;
  };
  const answers = await Promise.all(Array.from({ length: 100 }, book));
  expect(answers.filter((answer) => answer === "booked")).toHaveLength(1);
  expect(answers.filter((answer) => answer === "taken")).toHaveLength(99);
});
