import { buffer, text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { fromBufferPromise } from "yauzl";
import { zipStream } from "@/lib/transfer/export/zip";
import { openZip } from "@/lib/transfer/import/files";
import { withFile } from "@/tests/with-file";
import { zipOf } from "@/tests/zip-of";

async function* parts(...texts: string[]) {
  yield* texts;
}

test("fills a zip only as fast as it is read", async () => {
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

test("an error while filling a zip reaches the reader", async () => {
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

test("a zip contains the files added to it", async () => {
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

async function opened(names: string[], change = (zip: Buffer) => zip) {
  const zip = await zipOf(Object.fromEntries(names.map((name) => [name, name])));
  return withFile(change(zip), async (file) => {
    const files = await openZip(file);
    const [first] = files.names;
    const content = first === undefined ? "" : String(await files.read(first, 1000));
    files.close();
    return { ...files, ignored: Object.fromEntries(files.ignored), content };
  });
}

test("opens a zip and strips its common root folder", async () => {
  const files = await opened(
    ["_posts/a.md", "img/b.png", "README.md"].map((name) => `blog-main/${name}`),
  );
  expect(files).toMatchObject({
    root: "blog-main/",
    names: ["README.md", "_posts/a.md", "img/b.png"],
  });
  expect(files.content).toBe("blog-main/README.md");
  expect(files.has("img/b.png")).toBe(true);
  expect(await opened(["a/b/c.md"])).toMatchObject({ root: "a/b/", names: ["c.md"] });
  expect(await opened(["ab/x.md", "ac/x.md"])).toMatchObject({
    root: "",
    names: ["ab/x.md", "ac/x.md"],
  });
});

test("skips and counts files that operating systems and tools add to a zip", async () => {
  const files = await opened(
    "site/a.md __MACOSX/site/._a.md site/.DS_Store site/node_modules/x/a.md site/._a.md site/sub/.git/config site/node_modules/b.js".split(
      " ",
    ),
  );
  expect(files.names).toEqual(["a.md"]);
  expect(files.ignored).toEqual({
    ...{ __MACOSX: 1, ".DS_Store": 1, node_modules: 2, "._ files": 1, ".git": 1 },
  });
});

test("reads UTF-8 names that macOS writes without the UTF-8 flag", async () => {
  const name = "Gro\u0308ße.md";
  const unflagged = await opened([name, "x.md"], (zip) => {
    for (const [header, offset] of [
      ["PK\u0001\u0002", 8],
      ["PK\u0003\u0004", 6],
    ] as const) {
      for (let at = zip.indexOf(header); at >= 0; at = zip.indexOf(header, at + 1)) {
        zip.writeUInt16LE(zip.readUInt16LE(at + offset) & ~0x800, at + offset);
      }
    }
    return zip;
  });
  expect(unflagged.names).toEqual([name, "x.md"]);
});

test.each(["../x.md", "ab\0x.md"])("skips the unsafe name %j and keeps the rest", async (odd) => {
  const files = await opened(["ab/x.md", "safe.md"], (zip) =>
    Buffer.from(zip.toString("latin1").replaceAll("ab/x.md", odd), "latin1"),
  );
  expect(files).toMatchObject({ names: ["safe.md"], ignored: { "unsafe names": 1 } });
});
