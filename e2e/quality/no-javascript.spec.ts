import { newAccount, setRole, signIn } from "../support/accounts";
import { storeBooking, storeEntry } from "../support/admin-rows";
import { fill } from "../support/contact-form";
import { expect, test } from "../support/fixtures";
import { uniqueEmail } from "../support/mail";
import { serviceClient, storedBookings, storedEntries } from "../support/stored";

test.use({ javaScriptEnabled: false });

test("shows both currencies, no switches, the hero's buttons on the first screen, and a menu", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.locator("#pricing").getByText("USD 750")).toBeVisible();
  await expect(page.getByRole("button", { name: "USD" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Dark mode" })).toBeHidden();
  for (const [width, height] of [
    [1440, 790],
    [390, 660],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of ["Get started", "See our work"]) {
      await expect(page.getByRole("main").getByRole("link", { name }).first()).toBeInViewport({
        ratio: 1,
      });
    }
  }
  await page.getByRole("banner").locator("summary").click();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/blog");
});

test("shows a plan with fields for a day and a time, in the system's theme", async ({ page }) => {
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/get-started?plan=starter");
  await expect(page.getByText("Let's begin your journey")).toBeVisible();
  await expect(page.getByLabel("Day")).toBeVisible();
  await expect(page.getByLabel("Time", { exact: true })).toBeVisible();
  const light = await background();
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await background()).not.toBe(light);
});

test("scrolls to the result of a form, which keeps its input after an error", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 660 });
  await page.goto("/contact");
  await fill(page, "nobody", "Keep <b>this</b>.");
  await page.getByRole("button", { name: "Send message" }).click();
  const form = page.getByRole("form", { name: "Contact" });
  await expect(form.getByRole("heading", { name: "There is a problem" })).toBeVisible();
  const link = form.getByRole("link", { name: "Invalid email address" });
  await expect(link).toBeInViewport();
  await expect(link).toHaveAttribute("href", "#user_email");
  const field = page.getByLabel("Email", { exact: true });
  await expect(field).toHaveAccessibleDescription("Invalid email address");
  await expect(field).toHaveValue("nobody");
  await expect(page.getByLabel("Name")).toHaveValue("A visitor");
  await expect(page.getByLabel("Message")).toHaveValue("Keep <b>this</b>.");
  await field.fill(uniqueEmail());
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Message sent successfully!")).toBeInViewport();
  await expect(page.getByLabel("Message")).toHaveValue("");
  await page.goto("/register");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("link", { name: "Username is required" })).toBeInViewport();
});

test("requests a review, and shows an author the schedule, preview links and versions", async ({
  page,
  context,
}) => {
  const account = await newAccount({ role: "contributor" });
  const slug = `plain-${crypto.randomUUID()}`;
  const posts = (await serviceClient()).from("blogs");
  const row = { title: slug, slug, content: "Text.", author_id: account.id };
  const { data } = await posts.insert(row).select("id").single().throwOnError();
  await signIn(context, account);
  await page.goto(`/admin/posts/${data.id}`);
  await page.getByRole("button", { name: "Request review" }).click();
  await expect(page.getByText("Review requested.")).toBeVisible();
  await setRole(account.id, "author");
  await page.goto(`/admin/posts/${data.id}`);
  await expect(page.getByLabel("Publish at", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Create link" })).toBeVisible();
  await page.getByRole("link", { name: "View versions" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Versions");
  await posts.delete().eq("slug", slug);
});

test("filters the waitlist, decides an entry and cancels a booking in the rows of their lists", async ({
  page,
  context,
}) => {
  const email = uniqueEmail();
  await storeEntry({ email });
  await storeBooking({ email });
  await signIn(context, await newAccount({ role: "desk" }));
  await page.goto("/admin");
  await page.getByRole("link", { name: "Search" }).click();
  await expect(page).toHaveURL("/admin/people");

  await page.goto("/admin/waitlist");
  await page.getByLabel("Search waitlist").fill(email);
  await page.getByLabel("Status").selectOption("Pending");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/status=pending/);
  await expect(page.getByRole("rowheader")).toHaveCount(1);
  await page.locator("summary", { hasText: "Manage" }).click();
  await page.getByRole("combobox", { name: "Decision" }).selectOption("Reject");
  await page.getByLabel("Notes").fill("Not now.");
  await page.getByRole("button", { name: /^Save/ }).click();
  await expect(page.getByText(`Entry rejected. We're emailing ${email}.`)).toBeVisible();
  expect(await storedEntries(email)).toMatchObject([{ status: "rejected", notes: "Not now." }]);

  await page.goto(`/admin/bookings?q=${email}`);
  await page.locator("summary", { hasText: "Cancel" }).click();
  await page.getByLabel("Message to the visitor").fill("We are away.");
  await page.getByRole("button", { name: "Cancel booking" }).click();
  await expect(page.getByText("Booking cancelled")).toBeVisible();
  expect(await storedBookings(email)).toMatchObject([{ status: "cancelled" }]);
});
