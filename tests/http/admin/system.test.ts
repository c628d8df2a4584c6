import { seeded } from "@/e2e/support/accounts";
import { startFaultySite } from "@/e2e/support/faulty-site";
import { mailsTo } from "@/e2e/support/mail";
import { testSite } from "@/e2e/support/test-site";
import { signInAsAdmin } from "../admin-session";
import { mainOf, textOf } from "../html";
import { expect, test } from "../test";

const path = "/admin/system";

test("checks the site and sends a test email", async ({ request }) => {
  const { read, call } = await signInAsAdmin(request);
  expect(await call("sendTestMail", { fields: {} })).toContain("Test email on its way to");
  const newest = async () => (await mailsTo(seeded.admin.email))[0]?.subject;
  await expect.poll(newest).toMatch(/^Test email from /);
  await expect.poll(async () => textOf(await read(path))).toMatch(/Email deliveryResultOK/);
  const text = textOf(mainOf(await read(`${path}?wait`)));
  expect(text).toMatch(/DatabaseResultOKDetails\d+ migrations applied/);
  expect(text).toMatch(/StorageResultOK/);
  expect(text).toMatch(/SPFResultSkipped/);
  expect(text).toMatch(/ProxiesResultOK/);
});

test("shows jobs, migrations and settings, and still loads when the database fails", async ({
  request,
}) => {
  const { read } = await signInAsAdmin(request);
  expect(await read("/admin")).toContain(`href="${path}"`);
  const html = mainOf(await read(path));
  const headings = [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(([, text = ""]) =>
    textOf(text),
  );
  expect(headings.join(", ")).toBe(
    "Checks, Network checks, Scheduled jobs, Email, Storage, Settings, This server",
  );
  const text = textOf(html);
  expect(text).toMatch(/Send queued emails.*On time/);
  expect(text).toMatch(/Publish scheduled posts.*On time/);
  expect(text).toMatch(/Data clean-up.*Never.*Not run yet/);
  expect(text).toMatch(/\d+ applied, none missing/);
  expect(text).toContain("No settings need attention.");

  const site = await startFaultySite(testSite.port + 10, {
    SITE_URL: "https://www.agency.example",
  });
  try {
    site.faults.push({ table: "rpc/system_status" });
    const broken = textOf(mainOf(await read(`${site.url}${path}`)));
    expect(broken).toContain("could not be loaded");
    expect(broken).toContain("The site was built for http:");
    expect(broken).toMatch(/Errors, last 24 h\s*1/);
  } finally {
    await site.stop();
  }
});
