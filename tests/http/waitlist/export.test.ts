import type { APIRequestContext } from "@playwright/test";
import { cookieOf, seeded } from "@/e2e/support/accounts";
import { storeEntries, storeEntry, storeSubscriber } from "@/e2e/support/admin-rows";
import { serviceClient } from "@/e2e/support/stored";
import { mainOf, textOf } from "../html";
import { expect, test } from "../test";

async function download(request: APIRequestContext, path: string) {
  const cookie = await cookieOf(seeded.admin);
  const response = await request.get(path, { headers: { cookie }, maxRedirects: 0 });
  return { status: response.status(), headers: response.headers(), text: await response.text() };
}

test("the waitlist CSV preserves text and escapes spreadsheet formulas", async ({ request }) => {
  const tag = crypto.randomUUID();
  await storeEntry({
    email: `${tag}@mail.example`,
    name: '=HYPERLINK("https://x.example","Zoë")',
    project_name: "Tally, für Müller",
    status: "approved",
    notes: "-2 + 3\nSecond line",
  });
  const { status, text, headers } = await download(request, `/admin/waitlist/export?q=${tag}`);
  expect(status).toBe(200);
  const [head, record] = text.split("\r\n");
  expect(head).toBe("\ufeffProject,Name,Email,Status,Notes,Date,Updated");
  expect(record).toMatch(
    `"Tally, für Müller","'=HYPERLINK(""https://x.example"",""Zoë"")",${tag}@mail.example,approved,"'-2 + 3\nSecond line",20`,
  );
  expect(headers["content-disposition"]).toContain('filename="waitlist-');
});

test("exports each row of a long list once, even with equal timestamps", async ({
  request,
  onTestFinished,
}) => {
  const tag = crypto.randomUUID();
  onTestFinished(async () => {
    await (await serviceClient()).from("waitlist").delete().like("email", `${tag}%`);
  });
  const emails = await storeEntries(tag, 1_100);
  await storeEntry({ email: `${tag}-other@mail.example`, status: "approved" });
  const { text } = await download(request, `/admin/waitlist/export?status=pending&q=${tag}`);
  const found = text.match(/[\w-]+@mail\.example/g) ?? [];
  expect(found.sort()).toEqual(emails.sort());
});

test("the list of subscribers and its CSV apply the same filter", async ({ request }) => {
  const tag = crypto.randomUUID();
  const statuses = ["pending", "confirmed", "unsubscribed"] as const;
  for (const status of statuses) await storeSubscriber(`${tag}-${status}@mail.example`, status);
  for (const status of statuses) {
    const query = `?status=${status}&q=${tag}`;
    const html = mainOf((await download(request, `/admin/subscribers${query}`)).text);
    expect(html).toContain(`href="/admin/subscribers/export${query.replace("&", "&amp;")}"`);
    const listed = textOf(html).match(
      /[a-z]+@mail\.exampleStatus(Pending|Confirmed|Unsubscribed)/g,
    );
    expect(listed?.join().toLowerCase()).toBe(`${status}@mail.examplestatus${status}`);
  }
  const path = `/admin/subscribers/export?status=confirmed&q=${tag}`;
  const { status, text } = await download(request, path);
  expect(status).toBe(200);
  expect(text).toMatch(/^\ufeffEmail,Status,Source,Subscribed,Confirmed,Unsubscribed\r\n/);
  expect(text).toContain(`\r\n${tag}-confirmed@mail.example,confirmed,footer,20`);
  expect(text).not.toMatch(/(pending|unsubscribed)@/);
});
