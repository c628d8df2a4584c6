import { spawnSync } from "node:child_process";
import { testSite } from "@/e2e/support/test-site";
import { expect, test } from "../test";

test("the site refuses to start without its settings and names each missing one", () => {
  const { PATH = "", HOME = "" } = process.env;
  const bare = { PATH, HOME, PORT: String(testSite.port + 14), NEXT_DIST_DIR: testSite.distDir };
  const { status, stderr } = spawnSync(
    process.execPath,
    ["node_modules/next/dist/bin/next", "start"],
    { env: { ...bare, NODE_ENV: "production" }, encoding: "utf8", timeout: 30_000 },
  );
  expect(status).toBe(1);
  for (const name of ["SUPABASE_URL", "SUPABASE_SECRET_KEY", "RESEND_API_KEY", "CRON_SECRET"]) {
    expect(stderr).toContain(`${name}: is not set`);
  }
});
