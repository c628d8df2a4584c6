import { startFaultySite } from "@/e2e/support/faulty-site";
import { testSite } from "@/e2e/support/test-site";
import { signInAsAdmin } from "../admin-session";
import { mainOf, textOf } from "../html";
import { expect, test } from "../test";

const path = "/admin/system";

test("shows jobs, migrations and settings, and still loads when the database fails", async ({
  request,
}) => {
  const { read } = await signInAsAdmin(request);
  const text = textOf(mainOf(await read(path)));
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
