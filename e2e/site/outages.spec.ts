import { startFaultySite } from "../support/faulty-site";
import { expect, test } from "../support/fixtures";
import { testSite } from "../support/test-site";

// One site whose database is taken away from under it.
test.describe.configure({ mode: "serial" });

const port = testSite.port + 12;
const url = `http://localhost:${port}`;
const pages = ["/", "/blog", "/blog/forms-people-finish", "/contact"];
let site: Awaited<ReturnType<typeof startFaultySite>>;

test.use({ baseURL: url });

test.beforeAll(async () => {
  site = await startFaultySite(port);
});

test.afterAll(() => site?.stop());

test("with the database gone, pages answer with the same bytes, and a message is not lost", async ({
  page,
}) => {
  const read = async () => {
    const answers = await Promise.all(pages.map((path) => fetch(url + path)));
    expect(answers.map(({ status }) => status)).toEqual(pages.map(() => 200));
    return Promise.all(answers.map((answer) => answer.text()));
  };
  const before = await read();
  await site.disconnect();
  expect(await read()).toEqual(before);

  await page.clock.install();
  await page.goto("/contact");
  await page.getByLabel("Name").fill("A visitor");
  await page.getByLabel("Email").fill("visitor@mail.example");
  await page.getByLabel("Message").fill("Is anybody there?");
  await page.clock.fastForward(5_000);
  await page.getByRole("button", { name: "Send Message" }).click();
  const alert = page.getByRole("alert").filter({ hasText: /\S/ });
  await expect(alert).toHaveText("Failed to send message. Please try again later.");
  await expect(page.getByLabel("Message")).toHaveValue("Is anybody there?");
  await page.clock.fastForward(3_000);
  await expect(alert).toBeHidden();
});

test.describe("a page that was never built, with the database gone,", () => {
  test.use({ expectedErrors: /status of 500|React error #441/ });

  test("says that something went wrong and nothing of the code", async ({ page }) => {
    const response = await page.goto("/blog/never-asked-for");
    expect(response?.status()).toBe(500);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    expect(await page.content()).not.toMatch(
      /\bat [\w.]+ \(|node_modules|ECONNREFUSED|fetch failed/,
    );
  });
});
