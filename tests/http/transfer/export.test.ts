import { text } from "node:stream/consumers";
import { fromBufferPromise } from "yauzl";
import { cookieOf, seeded } from "@/e2e/support/accounts";
import { storeSubscriber } from "@/e2e/support/admin-rows";
import { signInAsAdmin } from "../admin-session";
import { mainOf } from "../html";
import { expect, test } from "../test";

test("exports everything as one uncached zip, and records it in the audit log", async ({
  request,
}) => {
  const email = `export-${crypto.randomUUID()}@mail.example`;
  await storeSubscriber(email, "confirmed");
  const admin = await signInAsAdmin(request);
  expect(mainOf(await admin.read("/admin/transfer"))).toContain('href="/admin/transfer/export"');

  const cookie = await cookieOf(seeded.admin);
  const response = await request.get("/admin/transfer/export", { headers: { cookie } });
  expect(response.status()).toBe(200);
  expect(response.headers()).toMatchObject({
    "content-type": "application/zip",
    "content-disposition": expect.stringMatching(/^attachment; filename="site-[\d-]{10}\.zip"$/),
    "cache-control": expect.stringContaining("private, no-store"),
  });
  const zip = await fromBufferPromise(await response.body());
  const files: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) {
    if (/\.(md|csv|json)$/.test(entry.fileName)) {
      files[entry.fileName] = await text(await zip.openReadStreamPromise(entry));
    }
  }
  expect(JSON.parse(files["export.json"] ?? "")).toMatchObject({ format: "site-export" });
  expect(Object.keys(files).filter((name) => name.startsWith("posts/")).length).toBeGreaterThan(5);
  expect(files["lists/subscribers.csv"]).toContain(`${email},confirmed,footer,20`);
  expect(JSON.parse(files["data/posts.json"] ?? "").length).toBeGreaterThan(5);
  const log = await admin.read("/admin/audit?what=list");
  expect(mainOf(log)).toMatch(/List exported.*site/s);
});
