import { buffer, text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { fromBufferPromise } from "yauzl";
import { zipStream } from "@/lib/transfer/export/zip";

async function* parts(...texts: string[]) {
  yield* texts;
}

test("a zip is filled only as fast as it is read", async () => {
  let added = 0;
  const zip = zipStream(async ({ add }) => {
    for (let index = 0; index < 1000; index++) {
      await add(`${index}.webp`, parts("x".repeat(10_000)));
      added += 1;
    }
  });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(added).toBeLessThan(20);
  zip.destroy();
});

test("what fails while a zip is filled reaches the reader", async () => {
  const failing = zipStream(async ({ add }) => {
    await add("a.md", parts("text"));
    throw new Error("the database went away");
  });
  await expect(buffer(failing)).rejects.toThrow("the database went away");
  const broken = zipStream(({ add }) =>
    add(
      "a.md",
      (async function* () {
        yield "x";
        throw new Error("the picture went away");
      })(),
    ),
  );
  await expect(buffer(broken)).rejects.toThrow("the picture went away");
});

test("a zip has its files", async () => {
  const bytes = await buffer(
    zipStream(async ({ add }) => {
      await add("a/b.md", parts("one ", "two"));
      await add("empty.json", parts());
    }),
  );
  const zip = await fromBufferPromise(bytes);
  const files: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) {
    files[entry.fileName] = await text(await zip.openReadStreamPromise(entry));
  }
  expect(files).toEqual({ "a/b.md": "one two", "empty.json": "" });
});
