import {
  mkdir,
  mkdtempDisposable,
  readdir,
  readFile,
  stat,
  truncate,
  utimes,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { receiveUpload, removeUpload, uploadedFile } from "@/lib/transfer/admin/uploads";

const maxBytes = 100_000;

async function upload(
  form: FormData | Request,
  { chunked = false, needed = [] }: { chunked?: boolean; needed?: string[] } = {},
): Promise<{ id: string } & Awaited<ReturnType<typeof receiveUpload>>> {
  const id = crypto.randomUUID();
  onTestFinished(() => removeUpload(id));
  const request = form instanceof Request ? form : requestOf(form);
  if (!chunked && !(form instanceof Request)) {
    const bytes = await request.clone().bytes();
    request.headers.set("content-length", String(bytes.length));
  }
  const options = { findNeeded: async () => new Set(needed), maxBytes };
  return { id, ...(await receiveUpload(request, id, options)) };
}

const requestOf = (body: FormData) =>
  new Request("https://site.invalid/api/import", { method: "POST", body });

function formOf(content: string, name = "export.xml", from = ""): FormData {
  const form = new FormData();
  form.set("from", from);
  form.set("file", new File([content], name));
  return form;
}

const isOnDisk = async (id: string) => (await readdir(tmpdir())).includes(`import-${id}`);

test("stores a file byte for byte, readable only by its owner, and returns the form's values", async () => {
  const content = `--\r\n${"Ünïcode \r\n\0".repeat(9_000)}`.slice(0, maxBytes / 2);
  const { id, ...found } = await upload(
    formOf(content, "ex\u0007port é.xml", " https://old.example "),
  );
  expect(found).toEqual({
    fileName: "export é.xml",
    siteUrl: "https://old.example",
    failure: null,
  });
  expect(await readFile(uploadedFile(id), "utf8")).toBe(content);
  expect((await stat(uploadedFile(id))).mode & 0o777).toBe(0o600);
});

test.for([false, true])(
  "an oversized file leaves nothing on disk, but the typed values are kept (chunked: %s)",
  async (chunked) => {
    const form = formOf("x".repeat(maxBytes + 50_000), "large.zip", "https://old.example");
    const { id, ...found } = await upload(form, { chunked });
    expect(found).toEqual({
      fileName: "large.zip",
      siteUrl: "https://old.example",
      failure: "tooLarge",
    });
    expect(await isOnDisk(id)).toBe(false);
  },
);

test("stores a file of exactly the maximum size", async () => {
  const { id, failure } = await upload(formOf("x".repeat(maxBytes)), { chunked: true });
  expect(failure).toBeNull();
  expect((await stat(uploadedFile(id))).size).toBe(maxBytes);
});

test.for([
  ["no file", () => formOf("", "")],
  ["an empty file", () => formOf("")],
  ["another field", () => new FormData()],
] as const)("reports a missing file for a form with %s", async ([_what, form]) => {
  const { id, failure } = await upload(form());
  expect(failure).toBe("noFile");
  expect(await isOnDisk(id)).toBe(false);
});

const multipart = "multipart/form-data; boundary=x";
const partOf = (name: string, content = "PK") =>
  `--x\r\nContent-Disposition: form-data; name=file; filename=${name}\r\n\r\n${content}`;

test.for([
  ["cut off", multipart, partOf("a.zip")],
  ["cut off, after a while", multipart, partOf("a.zip", "PK".repeat(40_000))],
  ["cut off, of a file without a name", multipart, partOf('""')],
  ["of another type", "text/plain", "PK"],
  ["without a boundary", "multipart/form-data", "--x"],
] as const)("rejects a body %s and leaves nothing on disk", async ([_what, type, body]) => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const init = { method: "POST", body, headers: { "content-type": type } };
  const { id, failure } = await upload(new Request("https://site.invalid", init));
  expect(failure).toBe("unread");
  expect(await isOnDisk(id)).toBe(false);
});

test("an aborted upload leaves nothing on disk", async () => {
  const gone = new AbortController();
  const head = partOf("a.zip").padEnd(70_000, "x");
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(head)),
    pull(controller) {
      gone.abort();
      controller.error(new Error("aborted"));
    },
  });
  const request = new Request("https://site.invalid", {
    method: "POST",
    body,
    duplex: "half",
    signal: gone.signal,
    headers: { "content-type": multipart },
  } as RequestInit);
  const { id, failure } = await upload(request);
  expect(failure).toBe("unread");
  expect(await isOnDisk(id)).toBe(false);
});

/** Exceeds the 1 GB limit with five files of 250 MB. Returns their ids, newest first. */
async function fillDisk(folder: string): Promise<string[]> {
  vi.stubEnv("TMPDIR", folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  const ids = Array.from({ length: 5 }, () => crypto.randomUUID());
  for (const [age, id] of ids.entries()) {
    const uploaded = join(folder, `import-${id}`);
    await mkdir(uploaded);
    await writeFile(uploadedFile(id), "");
    await truncate(uploadedFile(id), 250_000_000);
    const time = Date.now() / 1000 - age * 60 * 60;
    await utimes(uploaded, time, time);
  }
  return ids;
}

test.for([
  ["the oldest file", [], [true, true, true, true, false, true]],
  ["the oldest that no import needs", [2, 4], [true, true, true, false, true, true]],
] as const)("removes %s when uploads exceed a gigabyte", async ([_what, needed, left]) => {
  await using folder = await mkdtempDisposable(join(tmpdir(), "site-uploads-"));
  const ids = await fillDisk(folder.path);
  const { id, failure } = await upload(formOf("text"), {
    needed: needed.map((index) => ids[index] ?? ""),
  });
  expect(failure).toBeNull();
  expect(await Promise.all([...ids, id].map(isOnDisk))).toEqual(left);
});

test("rejects a file while other imports and a running upload need all the space", async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), "site-uploads-"));
  const ids = await fillDisk(folder.path);
  const { id, failure, siteUrl } = await upload(formOf("text", "a.zip", "https://old.example"), {
    needed: ids.slice(1),
  });
  expect({ failure, siteUrl }).toEqual({ failure: "full", siteUrl: "https://old.example" });
  expect(await Promise.all([...ids, id].map(isOnDisk))).toEqual([...ids.map(() => true), false]);
});
