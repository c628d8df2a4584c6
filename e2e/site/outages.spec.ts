import { fill } from "../support/contact-form";
import { startFaultySite } from "../support/faulty-site";
import { expect, test } from "../support/fixtures";
import { testSite } from "../support/test-site";

const port = testSite.port + 12;
const pages = ["/", "/blog", "/blog/forms-people-finish", "/contact"];

const neverStored = [
  ["/blog/never-asked-for", "Blog Post Not Found", "Failed to load blog post"],
  ["/blog/page/3", "Our Blog", "An unexpected error occurred while loading blog posts"],
] as const;

test.use({
  baseURL: `http://localhost:${port}`,
  expectedErrors: /status of 500|React error #441/,
});

let site: Awaited<ReturnType<typeof startFaultySite>>;
test.beforeAll(async () => {
  site = await startFaultySite(port);
});
test.afterAll(() => site?.stop());

test("with the database gone, pages stay, a message is not lost, and no code is shown", async ({
  page,
  request,
}) => {
  const read = async () => {
    const answers = await Promise.all(pages.map((path) => request.get(path)));
    expect(answers.map((answer) => answer.status())).toEqual(pages.map(() => 200));
    return Promise.all(answers.map((answer) => answer.text()));
  };
  await read();
  // Edits of other tests count once more two seconds after a server has heard of them.
  await page.waitForTimeout(3_000);
  const before = await read();
  await site.disconnect();
  expect(await read()).toEqual(before);

  await page.clock.install();
  await page.goto("/contact");
  await fill(page, "visitor@mail.example", "Is anybody there?");
  await page.clock.fastForward(5_000);
  await page.getByRole("button", { name: "Send Message" }).click();
  const alert = page.getByRole("alert").filter({ hasText: /\S/ });
  await expect(alert).toHaveText("Failed to send message. Please try again later.");
  await expect(page.getByLabel("Message")).toHaveValue("Is anybody there?");
  await page.clock.fastForward(3_000);
  await expect(alert).toBeHidden();

  for (const [path, heading, text] of neverStored) {
    expect((await page.goto(path))?.status()).toBe(500);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    expect(await page.content()).not.toMatch(
      /\bat [\w.]+ \(|node_modules|ECONNREFUSED|fetch failed/,
    );
  }
});
