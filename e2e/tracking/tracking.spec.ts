import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { scheduledEvent } from "@/components/bookings/calendly/scheduled";
import type { Fakes } from "../support/fakes";
import { holdRequests } from "../support/held-requests";
import { bookSlot, someFreeSlot, visitorZone } from "../support/scheduler";
import { watchScripts } from "../support/script-size";
import { test as base, expect, pixelId } from "../support/tracked-site";

const test = base.extend({
  // Depends on `fakes`, so that they are reset first.
  ip: async ({ country, tracked, fakes }, use) => {
    fakes.requests.length = 0;
    await use(await tracked.someIp(country));
  },
});

test.use({ timezoneId: visitorZone });

const pixelEvents = ({ requests }: Fakes) =>
  requests
    .filter(({ service }) => service === "pixel")
    .map(({ url }) => ({ name: url.searchParams.get("ev"), id: url.searchParams.get("eid") }));
const reports = ({ requests }: Fakes) => requests.filter(({ service }) => service === "graph");

const book = (page: Page, email?: string) =>
  page.evaluate(([name, detail]) => window.dispatchEvent(new CustomEvent(name, { detail })), [
    scheduledEvent,
    { scheduler: "built-in", email },
  ] as const);

test("sends one PageView per load and navigation, with small scripts", async ({ page, fakes }) => {
  const expectSmallScripts = watchScripts(page);
  const count = () => pixelEvents(fakes).filter(({ name }) => name === "PageView").length;
  await page.goto("/", { waitUntil: "networkidle" });
  await expectSmallScripts();
  await expect.poll(count).toBe(1);
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/blog");
  await expect.poll(count).toBe(2);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(count).toBe(3);
  // A link to a section of the same page isn't a page view.
  await page.getByRole("contentinfo").getByRole("link", { name: "Features" }).click();
  await expect(page).toHaveURL("/#features");
  await page.goto("/contact");
  await expect.poll(count).toBe(4);
  expect(reports(fakes)).toEqual([]);
});

test("reports a booking once the country is known, by pixel and server with the same id", async ({
  page,
  fakes,
  ip,
}) => {
  const release = await holdRequests(page, "**/api/geo");
  const asked = page.waitForRequest("**/api/geo");
  await page.goto("/contact");
  await asked;
  await book(page, "  Ines@Mail.Example ");
  expect(reports(fakes)).toEqual([]);
  release();
  await expect.poll(() => reports(fakes)).toHaveLength(1);
  const [report] = reports(fakes);
  expect(report?.url.pathname).toBe(`/graph/v23.0/${pixelId}/events`);
  expect(report?.url.searchParams.get("access_token")).toBe("token-of-a-test");
  await expect.poll(() => pixelEvents(fakes)).toHaveLength(2);
  const scheduled = pixelEvents(fakes).find(({ name }) => name === "Schedule");
  expect(JSON.parse(report?.body ?? "").data).toMatchObject([
    {
      event_name: "Schedule",
      event_id: scheduled?.id,
      user_data: {
        em: [createHash("sha256").update("ines@mail.example").digest("hex")],
        client_user_agent: await page.evaluate(() => navigator.userAgent),
        client_ip_address: ip,
      },
    },
  ]);
  await book(page);
  await expect.poll(() => reports(fakes)).toHaveLength(2);
});

test("reports views of /get-started, and a booking there with the hashed email", async ({
  page,
  request,
  fakes,
}) => {
  for (const path of ["/get-started", "/get-started?plan=starter"]) {
    fakes.requests.length = 0;
    await page.goto(path);
    await expect.poll(() => reports(fakes)).toHaveLength(1);
    await expect.poll(() => pixelEvents(fakes)).toHaveLength(2);
    const seen = pixelEvents(fakes).find(({ name }) => name === "ViewContent");
    expect(JSON.parse(reports(fakes)[0]?.body ?? "").data).toMatchObject([
      {
        event_name: "ViewContent",
        event_id: seen?.id,
        user_data: { em: [] },
        custom_data: { content_name: "Get Started", content_category: "Consultation" },
      },
    ]);
  }

  fakes.requests.length = 0;
  const email = `Visitor-${crypto.randomUUID()}@mail.example`;
  await bookSlot(page, await someFreeSlot(request), email);
  await expect.poll(() => reports(fakes)).toHaveLength(2);
  const report = reports(fakes).find(({ body }) => body.includes("Schedule"));
  const hash = createHash("sha256").update(email.toLowerCase()).digest("hex");
  expect(JSON.parse(report?.body ?? "").data).toMatchObject([
    { event_name: "Schedule", user_data: { em: [hash] } },
  ]);
});

test("tracks without asking where consent is not required, and stops after a refusal", async ({
  page,
  fakes,
}) => {
  const question = page.getByRole("region", { name: /Meta/ });
  const choices = page.getByRole("button", { name: "Privacy choices" });
  await page.goto("/contact");
  await expect.poll(() => pixelEvents(fakes)).toHaveLength(1);
  await expect(question).toBeHidden();
  await choices.click();
  await expect(question).toContainText("Currently allowed.");
  await page.getByRole("button", { name: "No, thanks" }).click();
  await expect(question).toBeHidden();
  await expect(choices).toBeFocused();
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(["consent"]);
  await book(page, "ines@mail.example");
  const event = { event_name: "Schedule", event_id: crypto.randomUUID() };
  const status = await page.evaluate(
    (event) =>
      fetch("/api/events", { method: "POST", body: JSON.stringify(event) }).then(
        ({ status }) => status,
      ),
    event,
  );
  expect(status).toBe(204);
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/blog");
  await page.reload();
  await choices.click();
  await page.getByRole("button", { name: "Yes, allow it" }).click();
  // Events after the second consent prove that those in between were dropped.
  await expect
    .poll(() => pixelEvents(fakes).map(({ name }) => name))
    .toEqual(["PageView", "PageView"]);
  await book(page);
  await expect.poll(() => reports(fakes)).toHaveLength(1);
  expect(reports(fakes)[0]?.body).not.toContain(event.event_id);
});
