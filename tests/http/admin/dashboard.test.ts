import { storeBooking } from "@/e2e/support/admin-rows";
import { uniqueEmail } from "@/e2e/support/mail";
import { serviceClient } from "@/e2e/support/stored";
import { signInAsAdmin } from "../admin-session";
import { mainOf, textOf } from "../html";
import { expect, test } from "../test";

test("shows the newest posts, linked counts and the next booking in the agency's time zone", async ({
  request,
  onTestFinished,
}) => {
  const slug = `w${crypto.randomUUID().slice(0, 8)}`;
  const client = await serviceClient();
  const posts = client.from("blogs");
  onTestFinished(async () => void (await posts.delete().eq("slug", slug)));
  const draft = { title: slug, slug, content: "Text.", created_at: "2199-01-01T12:00:00Z" };
  const { data } = await posts.insert(draft).select("id").single().throwOnError();
  // Before any slot that visitors can book, and clear of the bookings of other tests.
  const startsAt = Date.now() + 1_200_000;
  const booking = { email: uniqueEmail(), startsAt, timeZone: "Europe/Berlin", plan: "starter" };
  const id = await storeBooking(booking);
  onTestFinished(async () => void (await client.from("bookings").delete().eq("id", id)));
  const count = async (published: boolean) => {
    const rows = posts.select("id", { count: "exact", head: true }).eq("published", published);
    return (await rows.throwOnError()).count ?? 0;
  };
  const [published, drafts] = [await count(true), await count(false)];

  const { read } = await signInAsAdmin(request);
  const html = mainOf(await read("/admin"));
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)];
  expect(links.map(([, href, text = ""]) => `${href} ${textOf(text)}`)).toEqual(
    expect.arrayContaining([
      `/admin/posts ${published + drafts}Total Posts`,
      `/admin/posts?status=published ${published}Published`,
      `/admin/posts?status=draft ${drafts}Drafts`,
      expect.stringMatching(/^\/admin\/messages \d+New messages$/),
      expect.stringMatching(/^\/admin\/waitlist\?status=pending \d+Waitlist to review$/),
      expect.stringMatching(/^\/admin\/outbox \d+Unsent emails$/),
      "/admin/bookings All bookings",
      "/admin/posts/new Create New",
      expect.stringContaining(`/admin/posts/${data.id} Edit`),
    ]),
  );
  const text = textOf(html);
  expect(text.match(/(Published|Draft), /g)).toHaveLength(5);
  expect(text).toContain("Draft, 1 Jan 2199");
  const clock = new Intl.DateTimeFormat("en-US", {
    ...{ timeZone: "America/Port_of_Spain", timeStyle: "short" },
  });
  expect(text).toContain(clock.format(startsAt).toLowerCase().replace(/\s/g, " "));
  expect(text).toContain("Ana Example, Starter plan");
  expect(text).toContain("Times: Port of Spain, GMT-4");
});
