import { expect, test } from "../support/fixtures";

test("without a pixel, pages have no tracking code, consent question, button or requests", async ({
  page,
  request,
  baseURL,
}) => {
  const urls: string[] = [];
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    urls.push(response.url());
    if (response.request().resourceType() === "script") scripts.push(response.text());
  });
  const asked = () => urls.filter((url) => url.includes("/api/"));
  await page.goto("/contact", { waitUntil: "networkidle" });
  expect(asked(), "on a page without prices").toEqual([]);
  await page.goto("/", { waitUntil: "networkidle" });
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/blog");
  // Prices on the home page need the country, requested once for both pages.
  await expect.poll(asked).toEqual([`${baseURL}/api/geo`]);
  expect(urls.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
  expect((await Promise.all(scripts)).join("")).not.toMatch(
    /fbq|fbevents|facebook\.net|Meta learns/,
  );
  await expect(page.locator("html")).not.toHaveAttribute("data-pixel");
  await expect(page.getByRole("button", { name: "Privacy choices" })).toHaveCount(0);
  await expect(page.getByRole("region", { name: /Meta/ })).toHaveCount(0);
  expect((await request.get("/")).headers()["content-security-policy"]).not.toContain("facebook");
  const headers = { origin: baseURL ?? "" };
  expect((await request.post("/api/events", { headers, data: {} })).status()).toBe(404);
});
