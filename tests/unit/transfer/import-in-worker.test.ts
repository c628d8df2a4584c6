import { expect, test } from "vitest";
import { siteExport } from "@/lib/transfer/schema";
import { importInWorker } from "@/lib/transfer/worker/import-in-worker";
import { withFile } from "@/tests/with-file";
import { zipOf } from "@/tests/zip-of";

// No test here reaches the database.
const project = { url: "http://127.0.0.1:9", secretKey: "none" };

const dryRun = (content: string | Buffer) =>
  withFile(content, (file) =>
    importInWorker({ file, isApplied: false, project }, { onProgress: () => {} }),
  );

test("a small zip with very long names produces a short report", async () => {
  const rows = Array.from({ length: 20 }, (_, row) =>
    JSON.stringify({ name: "x".repeat(1_900_000), row }),
  );
  const zip = await zipOf({
    "export.json": JSON.stringify(siteExport),
    "data/media.json": `[\n${rows.join(",\n")}\n]\n`,
  });
  const { state, report } = await dryRun(zip);
  expect(state).toBe("done");
  expect(report?.leftOut).toEqual([{ what: "image ", count: 20, why: "its entry cannot be read" }]);
});

const wxr = (items: string) =>
  `<rss xmlns:wp="w"><channel><wp:wxr_version>1.2</wp:wxr_version>${items}</channel></rss>`;

test("truncates long texts of a WordPress export while reading", async () => {
  const page = `<item><wp:post_type>page</wp:post_type><link>${"l".repeat(400_000)}</link></item>`;
  const { state, report } = await dryRun(wxr(page.repeat(20)));
  expect(state).toBe("done");
  expect(JSON.stringify(report).length).toBeLessThan(1_000);
});

test("an oversized item in a WordPress export fails the import, not the process", async () => {
  const item = `<item>${`<wp:a>${"a".repeat(4_000_000)}</wp:a>`.repeat(6)}</item>`;
  expect(await dryRun(wxr(item))).toMatchObject({
    state: "failed",
    failure: expect.stringContaining("an item is too long"),
  });
});
