import { newAccount, signIn } from "../support/accounts";
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { serviceClient } from "../support/stored";

// Above every other post, for as long as a test of it lasts.
const farFuture = "2199-01-01T12:00:00Z";

test.beforeEach(async ({ context }) => {
  await signIn(context, await newAccount({ isAdmin: true }));
});

test("the newest posts stand there with their state, day and the way to edit them", async ({
  page,
}) => {
  const client = await serviceClient();
  const title = `A draft ${crypto.randomUUID()}`;
  const row = { title, slug: crypto.randomUUID(), content: "Text.", created_at: farFuture };
  const { data, error } = await client.from("blogs").insert(row).select("id").single();
  if (error) throw error;
  try {
    await page.goto("/admin");
    const recent = page.getByRole("region", { name: "Recent Posts" });
    await expect(recent.getByRole("listitem")).toHaveCount(5);
    const entry = recent.getByRole("listitem").filter({ hasText: title });
    await expect(entry).toContainText("Draft, 1 Jan 2199");
    const edit = entry.getByRole("link", { name: `Edit ${title}` });
    await expect(edit).toHaveText("Edit");
    await expect(edit).toHaveAttribute("href", `/admin/posts/${data.id}`);
    await expect(recent.getByRole("link", { name: "Create New" })).toHaveAttribute(
      "href",
      "/admin/posts/new",
    );
  } finally {
    await client.from("blogs").delete().eq("id", data.id);
  }
});

test("the figures are the database's, and each leads to its list", async ({ page }) => {
  const client = await serviceClient();
  const posts = async (published: boolean) =>
    (
      await client
        .from("blogs")
        .select("id", { count: "exact", head: true })
        .eq("published", published)
    ).count ?? 0;
  const figure = async (name: RegExp) =>
    Number((await page.getByRole("link", { name }).textContent())?.match(/\d+/)?.[0]);

  // Other tests store posts meanwhile: what was counted before and after the page has to agree.
  await expect(async () => {
    const before = [await posts(true), await posts(false)];
    await page.goto("/admin");
    const shown = [await figure(/Published$/), await figure(/Drafts$/)];
    const total = await figure(/Total Posts$/);
    expect([await posts(true), await posts(false)]).toEqual(before);
    expect(shown).toEqual(before);
    expect(total).toBe((before[0] ?? 0) + (before[1] ?? 0));
  }).toPass();

  for (const [name, address] of [
    [/Total Posts$/, "/admin/posts"],
    [/Published$/, "/admin/posts?status=published"],
    [/Drafts$/, "/admin/posts?status=draft"],
    [/New messages$/, "/admin/messages"],
    [/Pending on the waitlist$/, "/admin/waitlist?status=pending"],
    [/Undelivered mail$/, "/admin/outbox"],
    [/^All bookings$/, "/admin/bookings"],
  ] as const) {
    await expect(page.getByRole("link", { name })).toHaveAttribute("href", address);
  }
});

test("the next consultation stands there, by the agency's clock", async ({ page, address }) => {
  const client = await serviceClient();
  const name = `Client ${crypto.randomUUID()}`;
  // Sooner than anything a visitor can book.
  const starts = Date.now() + 600_000 + Math.floor(Math.random() * 40_000_000);
  const id = crypto.randomUUID();
  const mail = { kind: "test", to: "nobody@mail.example", subject: "x", html: "x", text: "x" };
  const { data, error } = await client.rpc("book_consultation", {
    p_id: id,
    p_starts_at: new Date(starts).toISOString(),
    p_ends_at: new Date(starts + 300_000).toISOString(),
    p_name: name,
    p_email: "client@mail.example",
    p_note: "",
    p_time_zone: "Europe/Berlin",
    p_plan: "starter",
    p_ip: address,
    p_mails: [mail],
  });
  expect(error).toBe(null);
  expect(data).toMatchObject({ status: "booked" });
  try {
    await page.goto("/admin");
    const bookings = page.getByRole("region", { name: "Next bookings" });
    const entry = bookings.getByRole("listitem").filter({ hasText: name });
    await expect(entry).toContainText("Starter plan");
    const clock = new Intl.DateTimeFormat("en-US", {
      timeZone: "America/Port_of_Spain",
      timeStyle: "short",
    }).format(starts);
    await expect(entry).toContainText(clock.toLowerCase().replace(/\s/g, " "));
    await expect(bookings).toContainText("Times in Port of Spain.");
  } finally {
    await client.rpc("cancel_booking", { p_id: id, p_sequence: 0, p_mails: [mail] });
  }
});

test("the dashboard has no violation", async ({ page }) => {
  await page.goto("/admin");
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await expectAccessible(page, "dashboard");
});
