import { seeded, signIn } from "../support/accounts";
import { storeBooking } from "../support/admin-rows";
import { expectAccessible } from "../support/axe";
import { uniqueEmail } from "../support/mail";
import { expect, test } from "../support/posts";
import { serviceClient } from "../support/stored";

const countPosts = async (published: boolean) => {
  const posts = (await serviceClient()).from("blogs");
  const { count } = await posts
    .select("id", { count: "exact", head: true })
    .eq("published", published);
  return count ?? 0;
};

test("shows the newest posts, linked counts and the next booking in the agency's time zone", async ({
  page,
  context,
  store,
}) => {
  const draft = await store({ created_at: "2199-01-01T12:00:00Z" });
  // Earlier than any slot a visitor can book.
  const startsAt = Date.now() + 600_000 + Math.floor(Math.random() * 40_000_000);
  const email = uniqueEmail();
  await storeBooking({ email, startsAt, timeZone: "Europe/Berlin", plan: "starter" });
  const [published, drafts] = [await countPosts(true), await countPosts(false)];
  await signIn(context, seeded.admin);
  await page.goto("/admin");
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();

  const recent = page.getByRole("region", { name: "Recent Posts" });
  await expect(recent.getByRole("listitem")).toHaveCount(5);
  const entry = recent.getByRole("listitem").filter({ hasText: draft.title });
  await expect(entry).toContainText("Draft, 1 Jan 2199");
  const edit = entry.getByRole("link", { name: `Edit ${draft.title}` });
  await expect(edit).toHaveText("Edit");
  await expect(edit).toHaveAttribute("href", `/admin/posts/${draft.id}`);
  const createNew = recent.getByRole("link", { name: "Create New" });
  await expect(createNew).toHaveAttribute("href", "/admin/posts/new");

  for (const [label, path, figure] of [
    ["Total Posts", "/admin/posts", published + drafts],
    ["Published", "/admin/posts?status=published", published],
    ["Drafts", "/admin/posts?status=draft", drafts],
    ["New messages", "/admin/messages", "\\d+"],
    ["Waitlist to review", "/admin/waitlist?status=pending", "\\d+"],
    ["Unsent emails", "/admin/outbox", "\\d+"],
    ["All bookings", "/admin/bookings", ""],
  ] as const) {
    const link = page.getByRole("link", { name: new RegExp(`${label}$`) });
    await expect(link).toHaveText(new RegExp(`^${figure}${label}$`));
    await expect(link).toHaveAttribute("href", path);
  }

  const bookings = page.getByRole("region", { name: "Next bookings" });
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone: "America/Port_of_Spain",
    timeStyle: "short",
  }).format(startsAt);
  const next = bookings.getByRole("listitem").filter({ hasText: "Ana Example, Starter plan" });
  await expect(next.first()).toContainText(clock.toLowerCase().replace(/\s/g, " "));
  await expect(page.getByText("Times: Port of Spain, GMT-4")).toBeVisible();
  await expectAccessible(page, "dashboard");
});
