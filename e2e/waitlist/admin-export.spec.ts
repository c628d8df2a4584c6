import type { APIRequestContext } from "@playwright/test";
import { seeded, sessionCookies, signIn } from "../support/accounts";
import { storeEntries, storeEntry, storeSubscriber } from "../support/admin-rows";
import { expect, test } from "../support/fixtures";
import { unauthorizedSessions } from "../support/replayed-action";
import { serviceClient } from "../support/stored";

async function download(request: APIRequestContext, path: string) {
  const cookies = await sessionCookies(seeded.admin);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const response = await request.get(path, { headers: { cookie }, maxRedirects: 0 });
  expect(response.status()).toBe(200);
  return { text: (await response.body()).toString("utf8"), headers: response.headers() };
}

test("the waitlist's file keeps every letter, and no spreadsheet runs what is in it", async ({
  request,
}) => {
  const tag = crypto.randomUUID();
  await storeEntry({
    email: `${tag}@mail.example`,
    name: '=HYPERLINK("https://x.example","Zoë")',
    project_name: "Tally, für Müller",
    status: "approved",
    notes: "-2 + 3\nSecond line",
  });
  const { text, headers } = await download(request, `/admin/waitlist/export?q=${tag}`);
  const [head, record] = text.split("\r\n");
  expect(head).toBe("\ufeffProject,Name,Email,Status,Notes,Date,Updated");
  expect(record).toMatch(
    `"Tally, für Müller","'=HYPERLINK(""https://x.example"",""Zoë"")",${tag}@mail.example,approved,"'-2 + 3\nSecond line",20`,
  );
  expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(headers["cache-control"]).toContain("no-store");
  expect(headers["content-disposition"]).toMatch(
    /^attachment; filename="waitlist-\d{4}-\d{2}-\d{2}\.csv"$/,
  );
});

test("a long list is in its file once and completely, though all came at one moment", async ({
  request,
}) => {
  const tag = crypto.randomUUID();
  const emails = await storeEntries(tag, 1_100);
  await storeEntry({ email: `${tag}-other@mail.example`, status: "approved" });
  const { text } = await download(request, `/admin/waitlist/export?status=pending&q=${tag}`);
  const found = text.match(/[\w-]+@mail\.example/g) ?? [];
  expect(found.sort()).toEqual(emails.sort());
  await (await serviceClient()).from("waitlist").delete().like("email", `${tag}%`);
});

test("the subscribers' file follows the filter of its list", async ({ page, context, request }) => {
  const tag = crypto.randomUUID();
  await storeSubscriber(`${tag}-a@mail.example`, "confirmed");
  await storeSubscriber(`${tag}-b@mail.example`);
  await signIn(context, seeded.admin);
  await page.goto(`/admin/subscribers?status=confirmed&q=${tag}`);
  const started = page.waitForEvent("download");
  const link = page.getByRole("link", { name: "Export CSV" });
  await link.click();
  expect((await started).suggestedFilename()).toMatch(/^subscribers-\d{4}-\d{2}-\d{2}\.csv$/);
  const { text } = await download(request, (await link.getAttribute("href")) ?? "");
  expect(text).toMatch(/^\ufeffEmail,Status,Source,Subscribed,Confirmed,Unsubscribed\r\n/);
  expect(text).toContain(`\r\n${tag}-a@mail.example,confirmed,footer,20`);
  expect(text).not.toContain(`${tag}-b@`);
});

const ways: Record<string, string>[] = [
  {},
  { "x-middleware-subrequest": "middleware" },
  { rsc: "1" },
];

test("nobody but an admin gets a file", async ({ request }) => {
  const tag = crypto.randomUUID();
  await storeEntry({ email: `${tag}@mail.example` });
  await storeSubscriber(`${tag}@mail.example`);
  for (const [who, cookies] of Object.entries(await unauthorizedSessions())) {
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    for (const area of ["waitlist", "subscribers"]) {
      for (const extra of ways) {
        const response = await request.get(`/admin/${area}/export?q=${tag}`, {
          headers: { cookie, ...extra },
          maxRedirects: 0,
        });
        expect(response.status(), who).toBe(307);
        expect(response.headers().location, who).toContain("/login?");
        expect(await response.text(), who).not.toContain(`${tag}@`);
      }
    }
  }
});
